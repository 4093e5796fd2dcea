import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';

interface Props<RecordType extends RaRecord> extends ListBaseProps<RecordType> {
  /** A list within a page: the address and the browser's memory know nothing of it. */
  inPanel?: boolean;
}

/** What a `RecordList` shows, newest first unless said otherwise; it tells itself when it cannot be read. */
export function RecordListBase<RecordType extends RaRecord>({ inPanel, queryOptions, ...props }: Props<RecordType>) {
  return (
    <ListBase<RecordType>
      sort={{ field: 'createdAt', order: 'DESC' }}
      {...(inPanel && { disableSyncWithLocation: true, storeKey: false })}
      queryOptions={{ onError: () => undefined, ...queryOptions }}
      {...props}
    />
  );
}
