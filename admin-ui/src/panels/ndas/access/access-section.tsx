import type { NdaAccessDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TIER_NAMES } from '@stowbridge/contract/access-names';
import { useId } from 'react';
import { Facts, type Fact } from '../../../components/facts';
import { useLookups } from '../../../components/lookups/use-lookups';
import { StateChip } from '../../../components/state-chip';
import { officeMoment } from '../nda';
import { accessStage, type Holder } from './access';
import { AccessActions } from './access-actions';

/** What the signer may open on the property, who decided so, and what can be done about it. */
export function AccessSection({ holder }: { holder: Holder }) {
  const { timeZone } = useLookups();
  const title = useId();
  return (
    <Box component="section" aria-labelledby={title} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={title} variant="h3">
        Access
      </Typography>
      <Facts facts={factsOf(holder.access, timeZone)} />
      <AccessActions holder={holder} />
    </Box>
  );
}

function factsOf(access: NdaAccessDto, timeZone: string): Fact[] {
  const { state, ended, tier, tierBefore, expiresAt, reason, decidedBy, decidedAt, source, waitingSince } = access;
  const fact = (label: string, value: string | null | false): Fact[] => (value ? [{ label, value }] : []);
  return [
    { label: 'State', value: <StateChip {...accessStage(access)} /> },
    ...fact('Waiting since', waitingSince && officeMoment(waitingSince, timeZone)),
    ...fact('Opens', state === 'open' && !ended && TIER_NAMES[tier]),
    ...fact('Without the offer', tierBefore && TIER_NAMES[tierBefore]),
    ...fact(ended ? 'Ended' : 'Ends', state === 'open' && (expiresAt ? officeMoment(expiresAt, timeZone) : 'No end')),
    ...fact('Reason', reason),
    ...fact('Decided', decidedAt && [decidedBy, officeMoment(decidedAt, timeZone)].filter(Boolean).join(', ')),
    ...fact('Signed', source === 'outside' && 'Outside of the site'),
  ];
}
