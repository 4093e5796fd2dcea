import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import type { LookupEntryDto } from '@stowbridge/api';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { EditableEntries } from './editable-entries';
import { EntryForm } from './entry-form';
import type { WordList } from './lists';
import { useEntries } from './use-entries';

/** One list of words: its entries in their order, each renamed in place, removed only while nothing uses it. */
export function EntryList({ of }: { of: WordList }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const entries = useEntries(of.list, () => dataProvider.lookupEntries(of.list));
  return (
    <EditableEntries
      label={of.label}
      kind={of.entry}
      used={of.used}
      entries={entries}
      nameOf={({ name }) => name}
      render={(entry) => <Entry entry={entry} />}
      edit="Rename"
      isFixed={({ fixed }) => fixed}
      consequence="It can be deleted only while no record uses it."
      remove={(id) => dataProvider.removeLookupEntry(of.list, id)}
      order={(ids) => dataProvider.orderLookup(of.list, ids)}
      form={(entry, close) => (
        <EntryForm of={of} entries={entries.data ?? []} entry={entry} refresh={entries.refresh} onClose={close} />
      )}
    />
  );
}

function Entry({ entry: { name, fixed } }: { entry: LookupEntryDto }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Box sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>{name}</Box>
      {fixed && (
        <Box
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: '0.75rem' }}
        >
          <LockOutlined aria-hidden sx={{ fontSize: 13 }} />
          part of the product
        </Box>
      )}
    </Box>
  );
}
