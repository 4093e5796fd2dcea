import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { canAgree, canCounter } from '@stowbridge/contract/turns';
import { useState } from 'react';
import { useLookups } from '../../../components/lookups/use-lookups';
import type { Deal } from '../../../records/deal';
import { RecordAgreement } from './record-agreement';
import { turnLine } from './turn-words';

/** Whose turn it is, and what the office can do about the newest terms; nothing where nobody has a turn. */
export function Bargaining({ deal, onCounter }: { deal: Deal; onCounter: () => void }) {
  const { timeZone } = useLookups();
  const [recording, setRecording] = useState(false);
  const line = turnLine(deal, timeZone);
  const newest = deal.versions?.[0];
  const standing = { stage: deal.statusId, kind: newest?.kind ?? null, lapsed: deal.lapsed };
  const recordable = newest && deal.buyerId === null && canAgree(standing);
  if (!line) {
    return null;
  }
  return (
    <Alert
      role="note"
      severity={deal.lapsed ? 'warning' : 'info'}
      icon={false}
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { flexWrap: 'wrap', pt: 0, gap: 2 } }}
      action={
        <>
          {recordable && <Button onClick={() => setRecording(true)}>Record agreement</Button>}
          {canCounter(standing) && <Button onClick={onCounter}>Counter</Button>}
        </>
      }
    >
      <Box sx={{ fontWeight: 560 }}>{line}</Box>
      {recordable && recording && <RecordAgreement deal={deal} counter={newest} onClose={() => setRecording(false)} />}
    </Alert>
  );
}
