import type { SavedSearchDto } from '@stowbridge/api';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { showToast } from '../toast';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
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
        <div className={formStyles.actions}>
          <Button type="submit" disabled={form.busy}>
            Save
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
