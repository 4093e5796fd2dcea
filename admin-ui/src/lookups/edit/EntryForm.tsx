import type { LookupEntryDto } from '@stowbridge/api';
import { TextInput, useDataProvider, useNotify } from 'react-admin';
import { FormModal } from '../../components/FormModal';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { entryErrors, entryNameLength, type EntryForm as Values } from './entryRules';
import type { WordList } from './lists';

interface Props {
  of: WordList;
  entries: LookupEntryDto[];
  /** The entry to rename; without one a new entry is added at the end. */
  entry?: LookupEntryDto;
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Adds an entry to a list, or renames one; records that use it show its new name at once. */
export function EntryForm({ of: { list, entry: kind }, entries, entry, refresh, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const others = entries.filter(({ id }) => id !== entry?.id);
  const save = async (values: Values) => {
    const name = values.name.trim();
    await (entry ? dataProvider.renameLookupEntry(list, entry.id, name) : dataProvider.addLookupEntry(list, { name }));
    notify(entry ? `${entry.name} is now called ${name}.` : `${name} is added.`, { type: 'success' });
    onClose();
    await refresh();
  };
  return (
    <FormModal<Values>
      title={entry ? `Rename ${kind}` : `Add New ${kind}`}
      start={{ name: entry?.name ?? '' }}
      validate={(values) => entryErrors(values, others)}
      save={save}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput source="name" label="Name" isRequired autoFocus helperText={false} slotProps={{ htmlInput: { maxLength: entryNameLength, autoComplete: 'off' } }} />
    </FormModal>
  );
}
