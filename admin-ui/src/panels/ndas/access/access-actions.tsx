import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AccessState } from '@stowbridge/contract/access';
import { useState } from 'react';
import type { Holder } from './access';
import { ApproveAccess } from './approve-access';
import { ChangeAccess } from './change-access';
import { RefuseAccess } from './refuse-access';
import { RestoreAccess } from './restore-access';

type Act = 'approve' | 'decline' | 'change' | 'revoke' | 'restore';

const labels: Record<Act, string> = {
  approve: 'Approve',
  decline: 'Decline',
  change: 'Change…',
  revoke: 'Revoke',
  restore: 'Restore',
};
const actsAt: Record<AccessState, Act[]> = {
  pending: ['approve', 'decline'],
  open: ['change', 'revoke'],
  declined: ['restore'],
  revoked: ['restore'],
};

/** What can be done about an access as it stands, each after a question or by a form. @param inRow small, at the end of a row */
export function AccessActions({ holder, inRow }: { holder: Holder; inRow?: boolean }) {
  const [act, setAct] = useState<Act>();
  const dialog = { holder, onClose: () => setAct(undefined) };
  return (
    <Box sx={{ display: 'flex', flexWrap: inRow ? undefined : 'wrap', gap: inRow ? 1.5 : 2 }}>
      {actsAt[holder.access.state].map((one) => (
        <Button
          key={one}
          variant={one === 'approve' && !inRow ? 'contained' : undefined}
          color={one === 'approve' && !inRow ? 'primary' : undefined}
          aria-label={`${labels[one]}: ${holder.name}`}
          aria-haspopup="dialog"
          onClick={() => setAct(one)}
          sx={inRow ? { minHeight: 30, px: 2.5, my: -0.5, whiteSpace: 'nowrap' } : undefined}
        >
          {labels[one]}
        </Button>
      ))}
      {act === 'approve' && <ApproveAccess {...dialog} />}
      {act === 'change' && <ChangeAccess {...dialog} />}
      {(act === 'decline' || act === 'revoke') && <RefuseAccess {...dialog} how={act} />}
      {act === 'restore' && <RestoreAccess {...dialog} />}
    </Box>
  );
}
