import type { ListedDealDateDto } from '@stowbridge/api';
import { dateTitle } from '@stowbridge/contract/closing';
import type { Task } from '../panels/tasks/task';
import { useGetList } from 'react-admin';
import { paths } from '../paths';

/** A date or a task on its day. */
export interface DayEntry {
  key: string;
  /** YYYY-MM-DD */
  day: string;
  what: string;
  about: string;
  to?: string;
  done: boolean;
  date: boolean;
}

/** As many as one month shows. */
const most = { page: 1, perPage: 1000 };
const quiet = { onError: () => undefined, retry: false } as const;

const placeOf = ({ subject, subjectId, propertyId }: Task): string | undefined => {
  if (subject === 'deal') {
    return paths.deal(subjectId);
  }
  if (subject === 'user') {
    return paths.user(subjectId);
  }
  return subject === 'enquiry' ? paths.enquiry(subjectId) : propertyId ? paths.property(propertyId) : undefined;
};

/** What is due from the first to the last day, the dates before the tasks. */
export function useMonth(from: string, until: string) {
  const asked = { filter: { from, until }, sort: { field: 'dueOn', order: 'ASC' as const }, pagination: most };
  const dates = useGetList<ListedDealDateDto>('deal-dates', asked, quiet);
  const tasks = useGetList<Task>('tasks', asked, quiet);
  const entries = [
    ...(dates.data ?? []).flatMap(({ id, kind, dealId, dueOn, doneOn, propertyName }): DayEntry[] =>
      dueOn
        ? [
            {
              key: `date-${id}`,
              day: dueOn,
              what: dateTitle(kind),
              about: propertyName,
              to: paths.deal(dealId),
              done: doneOn !== null,
              date: true,
            },
          ]
        : [],
    ),
    ...(tasks.data ?? []).flatMap((task): DayEntry[] =>
      task.dueOn
        ? [
            {
              key: `task-${task.id}`,
              day: task.dueOn,
              what: task.title,
              about: task.propertyName ?? task.subjectName,
              to: placeOf(task),
              done: task.doneAt !== null,
              date: false,
            },
          ]
        : [],
    ),
  ];
  return {
    entries,
    loading: dates.isPending || tasks.isPending,
    failed: Boolean(dates.error ?? tasks.error),
    refetch: () => Promise.all([dates.refetch(), tasks.refetch()]),
  };
}
