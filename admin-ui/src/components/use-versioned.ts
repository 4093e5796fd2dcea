import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { Versioned } from '../records/versioned';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';

export interface VersionedRecord<Read, Body> {
  /** With its version as `etag`; undefined while it is on its way. */
  record?: Read;
  failure: string;
  /** Asks once more for a record that could not be read. */
  retry: () => void;
  /** Replaces exactly what was read last; 412 when it is no longer so. */
  replace: (body: Body) => Promise<void>;
  /** Reads it again and answers it. */
  reload: () => Promise<Read>;
  /** For the `FormDialog` that edits it. */
  form: <Typed>(formOf: (record: Read) => Typed) => {
    start?: Typed;
    failure: string;
    onRetry?: () => void;
    reload: () => Promise<Typed>;
  };
}

/** Said of an address that names no record. */
const noRecord = 'There is no such record.';

/**
 * A record for editing. It is read when the form opens and again only on request, so that the version sent along is
 * the one that the person has before them.
 */
export function useVersioned<Read extends RaRecord & Versioned, Body extends object>(
  resource: string,
  id: number,
): VersionedRecord<Read, Body> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const visit = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['versioned', resource, id, visit],
    enabled: id > 0,
    queryFn: async () => (await dataProvider.getOne<Read>(resource, { id })).data,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const failure = error ? messageOf(error) : id > 0 ? '' : noRecord;
  const retry = () => void refetch();
  const reload = async () => {
    const { data: latest } = await refetch({ throwOnError: true });
    if (!latest) {
      throw new Error('A refetch that does not throw answers.');
    }
    return latest;
  };
  return {
    record: data,
    failure,
    retry,
    async replace(body) {
      await dataProvider.update(resource, { id, data: body, previousData: data });
    },
    reload,
    form: (formOf) => ({
      start: data && formOf(data),
      failure,
      onRetry: id > 0 ? retry : undefined,
      reload: () => reload().then(formOf),
    }),
  };
}
