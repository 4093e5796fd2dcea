import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ErrorArea } from '../../components/ErrorArea';
import { Modal } from '../../components/Modal';
import { CategoryChoices } from './CategoryChoices';
import { useChildCategories } from './useChildCategories';

interface Props {
  /** Whose categories they are; a category that this vendor has is shown even after it was deactivated. */
  vendorId?: number;
  selected: number[];
  /** Said on the button that takes the choice over. */
  confirm: string;
  running?: boolean;
  failure?: string;
  onConfirm: (ids: number[]) => void;
  onClose: () => void;
}

/** The category selection modal [VEND-10]: the child categories by their primary one, any number of them. */
export function CategoryPicker({ vendorId, selected, confirm, running, failure = '', onConfirm, onClose }: Props) {
  const { categories, failure: notLoaded } = useChildCategories(vendorId);
  const [chosen, setChosen] = useState(() => new Set(selected));
  const [text, setText] = useState('');
  const word = text.trim().toLowerCase();
  const shown = categories?.filter(({ Name, PrimaryCategoryName }) => `${PrimaryCategoryName ?? ''} ${Name}`.toLowerCase().includes(word));
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Modal title="Select Categories" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {notLoaded && <ErrorArea text={notLoaded} />}
        {!shown && !notLoaded && <Skeleton variant="rounded" height={260} />}
        {shown && <TextField label="Category Name" type="search" value={text} onChange={(event) => setText(event.target.value)} />}
        {shown?.length === 0 && (
          <Box role="status" sx={{ p: 6, textAlign: 'center', color: 'text.secondary' }}>
            There is no category found
          </Box>
        )}
        {shown && shown.length > 0 && <CategoryChoices categories={shown} chosen={chosen} onToggle={toggle} />}
        <ErrorArea text={failure} />
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
        <Box role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {chosen.size} selected
        </Box>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" color="primary" disabled={!categories} loading={running} onClick={() => onConfirm([...chosen])}>
          {confirm}
        </Button>
      </DialogActions>
    </Modal>
  );
}
