import type { LookupEntryDto } from '@stowbridge/api';
import { useDataProvider } from 'react-admin';
import { Text } from '../../components/text';
import { FormDialog } from '../../components/form/form-dialog';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { entryErrors, entryNameLength, type EntryForm as Values } from './entry-rules';
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
  const others = entries.filter(({ id }) => id !== entry?.id);
  const save = async (values: Values, key: string) => {
    const name = values.name.trim();
    await (entry
      ? dataProvider.renameLookupEntry(list, entry.id, name)
      : dataProvider.addLookupEntry(list, { name }, key));
    return entry ? `${entry.name} is now called ${name}.` : `${name} is added.`;
  };
  return (
    <FormDialog<Values>
      title={entry ? `Rename ${kind}` : `Add New ${kind}`}
      submit={entry ? 'Save' : `Add ${kind}`}
      keptAs={`lookup/${list}/${entry?.id ?? 'new'}`}
      start={{ name: entry?.name ?? '' }}
      validate={(values) => entryErrors(values, others)}
      save={save}
      refresh={refresh}
      onClose={onClose}
      maxWidth="xs"
    >
      <Text
        source="name"
        label="Name"
        maxLength={entryNameLength}
        isRequired
        // eslint-disable-next-line jsx-a11y/no-autofocus -- first field of a dialog
        autoFocus
      />
    </FormDialog>
  );
}
