import { FormDialog } from '../components/form/form-dialog';
import { Text } from '../components/text';

interface Props {
  title: string;
  submit: string;
  help?: string;
  name?: string;
  save: (name: string) => Promise<string | undefined>;
  onSaved?: () => void;
  onClose: () => void;
}

/** What one calls a second factor. */
export function NameFactor({ name = '', help, save, onSaved, onClose, ...words }: Props) {
  return (
    <FormDialog<{ name: string }>
      {...words}
      start={{ name }}
      validate={(form) => (form.name?.trim() ? {} : { name: 'Name is required' })}
      save={(form) => save(form.name.trim())}
      onSaved={onSaved ?? onClose}
      onClose={onClose}
      maxWidth="xs"
    >
      <Text source="name" label="Name" isRequired helperText={help ?? false} maxLength={80} />
    </FormDialog>
  );
}
