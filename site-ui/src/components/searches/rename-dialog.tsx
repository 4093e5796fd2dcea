import type { SavedSearchDto } from '@stowbridge/api';
import { Dialog } from '../dialog';
import { FormActions } from '../form-actions';
import { showToast } from '../toast';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import { useForm } from '../../forms/use-form';
import { searchName, type SavedSearches } from './saved-searches';

const rules = { Name: searchName };

interface RenameDialogProps {
  search: SavedSearchDto;
  onChange: SavedSearches['change'];
  onClose: () => void;
}

export function RenameDialog({ search, onChange, onClose }: RenameDialogProps) {
  const form = useForm<keyof typeof rules>({
    id: `rename-${search.id}`,
    rules,
    keep: true,
    onSubmit: async ({ Name }) => {
      await onChange(search, { name: Name });
      onClose();
      showToast('Your saved search has been renamed.');
    },
  });
  return (
    <Dialog title="Rename saved search" onClose={onClose}>
      <FormFrame form={form}>
        <TextField form={form} name="Name" label="Name" defaultValue={search.name} autoComplete="off" />
        <FormActions form={form} submit="Save" onClose={onClose} />
      </FormFrame>
    </Dialog>
  );
}
