import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import type { PropertyDocument } from '../../records/property';

interface Props {
  file: File;
  /** The one that is there; undefined where it was taken off after people had signed it. */
  nda?: PropertyDocument;
  /** How many there are on the property, under whatever text. */
  signatures: number;
  running?: boolean;
  replace: (askAgain: boolean) => void;
  keep: () => void;
}

const day = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });

const signedBy = (people: number): string =>
  people === 0
    ? 'Nobody has signed it.'
    : people === 1
      ? '1 person has signed it.'
      : `${people} people have signed it.`;

/** Before an NDA takes the place of another: the signatures hold, unless the office wants new ones [FEVI-07], [FOFF-06]. */
export function ReplaceNda({ file, nda, signatures, running, replace, keep }: Props) {
  const [askAgain, setAskAgain] = useState(false);
  return (
    <ConfirmDialog
      open
      title="Replace NDA"
      about={file.name}
      confirm="Upload"
      cancel="Cancel"
      running={running}
      onConfirm={() => replace(askAgain)}
      onClose={keep}
    >
      {nda && (
        <p
          style={{ margin: 0 }}
        >{`Replace the NDA of ${day.format(new Date(nda.CreatedDate))}? ${signedBy(nda.SignedBy)}`}</p>
      )}
      {signatures > 0 && (
        <FormControlLabel
          control={<Checkbox checked={askAgain} onChange={(event) => setAskAgain(event.target.checked)} />}
          label="Ask those who have signed to sign the new text?"
          sx={{ mt: nda ? 3 : 0 }}
        />
      )}
      {askAgain && <p>They will see no documents of this property until they have signed it.</p>}
    </ConfirmDialog>
  );
}
