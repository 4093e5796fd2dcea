import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';

interface Props<RecordType extends RaRecord> extends ListBaseProps<RecordType> {
  /** A list within a page: the address knows nothing of it. */
  inPanel?: boolean;
}

/** What a `RecordList` shows, newest first unless said otherwise; it tells itself when it cannot be read. */
export function RecordListBase<RecordType extends RaRecord>({ inPanel, queryOptions, ...props }: Props<RecordType>) {
  return (
    <ListBase<RecordType>
      sort={{ field: 'createdAt', order: 'DESC' }}
      // The address says all of it, and a bare one that nothing is filtered [FOFF-24].
      storeKey={false}
      disableSyncWithLocation={inPanel}
      queryOptions={{ onError: () => undefined, ...queryOptions }}
      {...props}
    />
  );
}
