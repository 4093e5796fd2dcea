import type { NoteDto } from '@stowbridge/api';
import type { NoteSubject } from '@stowbridge/contract/notes';
import { useGetList } from 'react-admin';
import type { TimelineStep } from '../../components/timeline';

/** The record whose timeline it is. */
export interface Subject {
  type: NoteSubject;
  id: number;
}

/** A note as every timeline has it; `about` names the record where it is another one. */
export type Note = Pick<NoteDto, 'id' | 'kind' | 'text' | 'at' | 'authorId' | 'authorName' | 'authorUserTypeId'> & {
  modifiedAt?: string | null;
  about?: { kind: string; id: number; name: string | null };
};

/** A step of a timeline that is merged from several lists. */
export type Dated = TimelineStep & { at: string };

/** The newest notes on the timeline of a record, at most `most`; undefined until they are read. */
export function useNotes({ type, id }: Subject, most = 100): { notes?: Note[]; total: number; failed: boolean } {
  const {
    data,
    total = 0,
    error,
  } = useGetList<NoteDto>(
    'notes',
    {
      filter: { [`${type}Id`]: id },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: most },
    },
    { onError: () => undefined, retry: false },
  );
  const notes = data?.map(({ subjectType, subjectId, subjectName, ...note }): Note => ({
    ...note,
    ...(subjectType !== type && { about: { kind: subjectType, id: subjectId, name: subjectName } }),
  }));
  return { notes, total, failed: Boolean(error) };
}

/** Two lists, each with the newest first, as one; of the same moment the first list comes first. */
export function byTime(first: Dated[], second: Dated[]): Dated[] {
  const [rest, merged] = [[...second], [] as Dated[]];
  for (const step of first) {
    while (rest.length > 0 && Date.parse(rest[0].at) > Date.parse(step.at)) {
      merged.push(...rest.splice(0, 1));
    }
    merged.push(step);
  }
  return [...merged, ...rest];
}
