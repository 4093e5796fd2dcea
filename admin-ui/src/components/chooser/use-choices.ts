import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../data-provider/failure';
import { withoutEmpty } from '../list/filter-bar';

/** How many records a chooser shows at a time [CONST-20]. */
export const pageLength = 10;

/** What is looked for: the words of the search box, and the filters beside it. */
export interface Criteria {
  search?: string;
  city?: string;
  stateId?: number;
  [field: string]: string | number | undefined;
}

export interface Found<Row> {
  /** Undefined while the first page is on its way. */
  rows?: Row[];
  total: number;
  /** Why there are none, or an empty text. */
  failure: string;
  retry: () => void;
  page: number;
  setPage: (page: number) => void;
  search: (criteria: Criteria) => void;
  /** Begins again with an empty search; `round` counts how often. */
  reset: () => void;
  round: number;
}

/** The records of a chooser: searched, page by page. The last page stays until the next one is here. */
export function useChoices<Row>(
  key: unknown[],
  fetch: (criteria: Criteria, page: number) => Promise<{ data: Row[]; total?: number }>,
): Found<Row> {
  const [{ criteria, page, round }, setAsked] = useState({ criteria: {} as Criteria, page: 1, round: 0 });
  const { data, error, refetch } = useQuery({
    queryKey: [...key, 'choices', criteria, page],
    queryFn: () => fetch(criteria, page),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    rows: data?.data,
    total: data?.total ?? 0,
    failure: error ? messageOf(error) : '',
    retry: () => void refetch(),
    page,
    setPage: (next) => setAsked({ criteria, page: next, round }),
    search: (next) =>
      setAsked({ criteria: withoutEmpty({ ...next, stateId: next.stateId || undefined }) as Criteria, page: 1, round }),
    reset: () => setAsked({ criteria: {}, page: 1, round: round + 1 }),
    round,
  };
}

/**
 * One page of what is loaded whole: the rows that have every searched word in their name or beside it.
 * @param present ids of those that come first, because they were chosen before
 */
export function pageOf<Row extends { id: number; name: string; beside: string }>(
  rows: Row[],
  present: number[],
  { search = '' }: Criteria,
  page: number,
): { data: Row[]; total: number } {
  const words = search.toLowerCase().split(/\s+/);
  const found = rows.filter(({ name, beside }) =>
    words.every((word) => `${name} ${beside}`.toLowerCase().includes(word)),
  );
  const ordered = [
    ...found.filter(({ id }) => present.includes(id)),
    ...found.filter(({ id }) => !present.includes(id)),
  ];
  return { data: ordered.slice((page - 1) * pageLength, page * pageLength), total: found.length };
}

/** The chosen ids with this one more, or without it. */
export function toggled(ids: number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
