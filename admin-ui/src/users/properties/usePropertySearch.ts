import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { withoutEmpty } from '../../components/list/FilterBar';
import type { Property } from '../../properties/property';

/** How many properties a dialog shows at a time [CONST-20]. */
export const pageLength = 10;

export interface PropertyCriteria {
  name?: string;
  city?: string;
  /** 0 is the placeholder. */
  stateId?: number;
}

/** The properties of a dialog: searched by name, city and state, page by page, by name. */
export function usePropertySearch() {
  const [criteria, setCriteria] = useState<PropertyCriteria>({});
  const [page, setPage] = useState(1);
  const filter = withoutEmpty({ ...criteria, stateId: criteria.stateId || undefined });
  const { data, total, error, refetch } = useGetList<Property>(
    'properties',
    { filter, sort: { field: 'name', order: 'ASC' }, pagination: { page, perPage: pageLength } },
    { onError: () => undefined, retry: false, placeholderData: keepPreviousData },
  );
  const search = (next: PropertyCriteria) => {
    setCriteria(next);
    setPage(1);
  };
  return { properties: data, total: total ?? 0, failed: Boolean(error), refetch: () => void refetch(), page, setPage, search };
}
