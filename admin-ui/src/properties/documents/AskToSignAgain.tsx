import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import type { useDocuments } from './useDocuments';

type Props = Pick<ReturnType<typeof useDocuments>, 'replace' | 'keep'> & { file: File };

/** Before an NDA that people have signed is replaced: their signatures hold, unless the office wants new ones. */
export function AskToSignAgain({ file, replace, keep }: Props) {
  const [askAgain, setAskAgain] = useState(false);
  return (
    <ConfirmDialog open title="Replace NDA" about={file.name} confirm="Upload" cancel="Cancel" onConfirm={() => replace(askAgain)} onClose={keep}>
      <FormControlLabel
        control={<Checkbox checked={askAgain} onChange={(event) => setAskAgain(event.target.checked)} />}
        label="Ask those who have signed to sign the new text?"
      />
      {askAgain && <p>They will see no documents of this property until they have signed it.</p>}
    </ConfirmDialog>
  );
}
