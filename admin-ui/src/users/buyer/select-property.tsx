import Button from '@mui/material/Button';
import { useState } from 'react';
import { PropertyChooser, usePropertyChoices } from '../../components/chooser/property-chooser';
import type { Property } from '../../records/property';
import { whyNoDeal } from '../../records/property-status';

interface Props {
  /** The property that is chosen already. */
  present?: Property;
  onSelect: (property: Property) => void;
  onClose: () => void;
}

/** The dialog `Select Property`, in which one property is picked [ABUY-14], [ABUY-15]: those that take deals come first. */
export function SelectProperty({ present, onSelect, onClose }: Props) {
  const found = usePropertyChoices('openFirst');
  const [chosen, setChosen] = useState(present);
  return (
    <PropertyChooser
      title="Select Property"
      found={found}
      pick="one"
      isChosen={({ id }) => id === chosen?.id}
      whyNot={whyNoDeal}
      onChoose={setChosen}
      onTake={onSelect}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" color="primary" disabled={!chosen} onClick={() => chosen && onSelect(chosen)}>
            Select
          </Button>
        </>
      }
    />
  );
}
