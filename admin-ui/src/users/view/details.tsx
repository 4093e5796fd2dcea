import Box from '@mui/material/Box';
import { Facts } from '../../components/facts';
import { nothing, number } from '../../components/format';
import { Panel } from '../../components/panel';
import { nameOf, useLookups } from '../../components/lookups/use-lookups';
import { otherPosition } from '../form/user-rules';
import type { User } from '../../records/user';

/** What else is known of a buyer or a seller. */
export function Details({ user }: { user: User }) {
  const { positions, states } = useLookups();
  const position = user.positionId === otherPosition ? user.position : nameOf(positions, user.positionId);
  const place = [user.city, [nameOf(states, user.stateId), user.zipCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const owns = user.isHavingSelfStorages;
  return (
    <Panel title="Details">
      <Facts
        facts={[
          { label: 'Company', value: user.companyName || nothing },
          { label: 'Position', value: position || nothing },
          { label: 'Address', value: <Lines lines={[user.address1, user.address2, place]} /> },
          { label: 'Owns self-storage', value: owns == null ? nothing : owns ? 'Yes' : 'No' },
          { label: 'Number of Properties', value: number(user.numberOfProperties) },
          { label: 'Capital Source', value: user.capitalSource || nothing },
          { label: 'Password', value: user.isConfirmed ? 'Set' : 'Temporary' },
        ]}
      />
    </Panel>
  );
}

function Lines({ lines }: { lines: (string | null | undefined)[] }) {
  const known = lines.filter(Boolean);
  if (!known.length) {
    return nothing;
  }
  return known.map((line) => <Box key={line}>{line}</Box>);
}

/** The `Additional Comments` of somebody who left any [ABUY-07]. */
export function Comments({ user }: { user: User }) {
  if (!user.question?.trim()) {
    return null;
  }
  return (
    <Panel title="Additional Comments">
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{user.question}</Box>
    </Panel>
  );
}
