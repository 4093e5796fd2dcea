import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { Modal } from '../../components/Modal';
import type { Property } from '../../properties/property';
import { PropertyChoices } from '../properties/PropertyChoices';
import { PropertySearch } from '../properties/PropertySearch';
import { usePropertySearch } from '../properties/usePropertySearch';

interface Props {
  /** The property that is chosen already. */
  present?: Property;
  onSelect: (property: Property) => void;
  onClose: () => void;
}

/** The dialog `Select Property`, in which one property is picked [ABUY-14], [ABUY-15]. */
export function SelectProperty({ present, onSelect, onClose }: Props) {
  const found = usePropertySearch();
  const [chosen, setChosen] = useState(present);
  return (
    <Modal title="Select Property" onClose={onClose} maxWidth="md">
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <PropertySearch onSearch={found.search} />
        <PropertyChoices found={found} pick="one" isChosen={({ id }) => id === chosen?.id} onChoose={setChosen} />
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" color="primary" disabled={!chosen} onClick={() => chosen && onSelect(chosen)}>
          Select
        </Button>
      </DialogActions>
    </Modal>
  );
}
