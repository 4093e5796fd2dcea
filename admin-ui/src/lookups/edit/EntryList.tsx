import Add from '@mui/icons-material/Add';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LookupEntryDto } from '@stowbridge/api';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ListState } from '../../components/list/ListState';
import { OrderedList } from '../../components/list/OrderedList';
import { RemoveAction } from '../../components/list/RemoveAction';
import { RowAction } from '../../components/list/RowActions';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { EntryForm } from './EntryForm';
import type { EditableList } from './lists';
import { useEntries } from './useEntries';

/** One list: its entries in their order, each renamed in place, removed only while nothing uses it. */
export function EntryList({ of }: { of: EditableList }) {
  const { data: entries, isPending, isError, refetch, refresh } = useEntries(of.list);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [editing, setEditing] = useState<{ entry?: LookupEntryDto }>();
  return (
    <Box sx={{ maxWidth: 720, display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ color: 'text.secondary', flex: '1 1 260px' }}>{of.used}</Box>
        <Button startIcon={<Add />} disabled={!entries} onClick={() => setEditing({})}>
          Add New {of.entry}
        </Button>
      </Box>
      {entries?.length ? (
        <OrderedList
          label={of.label}
          items={entries}
          nameOf={({ name }) => name}
          render={(entry) => <Entry entry={entry} />}
          actions={(entry) => (
            <>
              <RowAction label="Rename" of={entry.name} icon={EditOutlined} onClick={() => setEditing({ entry })} />
              <RemoveAction
                kind={of.entry}
                name={entry.name}
                disabled={entry.fixed}
                consequence="It can be deleted only while no record uses it."
                remove={() => dataProvider.removeLookupEntry(of.list, entry.id).then(refresh)}
              />
            </>
          )}
          onOrder={(ids) => dataProvider.orderLookup(of.list, ids).then(refresh)}
        />
      ) : (
        <ListState loading={isPending} failed={isError} empty="The entries of this list appear here. Add the first one with the button above." onRetry={() => void refetch()} />
      )}
      {editing && entries && <EntryForm of={of} entries={entries} entry={editing.entry} refresh={refresh} onClose={() => setEditing(undefined)} />}
    </Box>
  );
}

function Entry({ entry: { name, fixed } }: { entry: LookupEntryDto }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Box sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>{name}</Box>
      {fixed && (
        <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: '0.75rem' }}>
          <LockOutlined aria-hidden sx={{ fontSize: 13 }} />
          part of the product
        </Box>
      )}
    </Box>
  );
}
