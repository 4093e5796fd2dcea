import type { NdaAccessDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import { TIER_NAMES } from '@stowbridge/contract/access-names';
import { StateChip } from '../../../components/state-chip';
import { accessStage } from './access';

/** Whether somebody is in; and where they are, how far. */
export function AccessState({ access }: { access: NdaAccessDto }) {
  return (
    <>
      <StateChip {...accessStage(access)} />
      {access.state === 'open' && !access.ended && (
        <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>{TIER_NAMES[access.tier]}</Box>
      )}
    </>
  );
}
