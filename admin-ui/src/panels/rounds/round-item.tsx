import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { longDate, money, number } from '../../components/format';
import { useLookups } from '../../components/lookups/use-lookups';
import { RecordLink } from '../../components/record-link';
import { StateChip } from '../../components/state-chip';
import { BreakSeal } from './break-seal';
import {
  dueOf,
  isChangeable,
  isDue,
  isOpen,
  nameOfRound,
  roundStage,
  sealOf,
  stateOf,
  type Bidder,
  type Round,
} from './round';

interface Props {
  round: Round;
  onChange: () => void;
  onExtend: () => void;
  onInvite: () => void;
  onClose: () => void;
}

const quiet = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

/** One round with its bidders. */
export function RoundItem({ round, onChange, onExtend, onInvite, onClose }: Props) {
  const { timeZone } = useLookups();
  const id = useId();
  const [breaking, setBreaking] = useState(false);
  const { sealed, offers, instructions, unsealedAt, closedAt } = round;
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{ px: 5, py: 4, display: 'grid', gap: 3, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
        <Typography variant="h3" id={id}>
          {nameOfRound(round)}
        </Typography>
        <StateChip {...roundStage(round)} />
        {isOpen(round) && (
          <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {isChangeable(round) && (
              <Button aria-haspopup="dialog" onClick={onChange}>
                Change
              </Button>
            )}
            {!isDue(round) && (
              <Button aria-haspopup="dialog" onClick={onInvite}>
                Invite
              </Button>
            )}
            <Button aria-haspopup="dialog" onClick={onExtend}>
              Extend
            </Button>
            {sealed ? (
              <Button aria-haspopup="dialog" onClick={() => setBreaking(true)}>
                Break the seal
              </Button>
            ) : (
              <Button aria-haspopup="dialog" onClick={onClose}>
                Close
              </Button>
            )}
          </Box>
        )}
      </Box>
      <Box sx={quiet}>
        {[
          `Due ${dueOf(round, timeZone)}`,
          unsealedAt ? `${sealOf(round)} ${longDate(unsealedAt)}` : sealOf(round),
          offers === 1 ? '1 offer' : `${number(offers)} offers`,
          ...(closedAt ? [`closed ${longDate(closedAt)}`] : []),
        ].join(' · ')}
      </Box>
      {instructions && (
        <Box sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{instructions}</Box>
      )}
      {round.bidders.length > 0 && (
        <Box component="ul" aria-label={`Bidders in round ${round.number}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {round.bidders.map((bidder) => (
            <BidderLine key={bidder.dealId} bidder={bidder} sealed={sealed} />
          ))}
        </Box>
      )}
      {breaking && <BreakSeal round={round} onClose={() => setBreaking(false)} />}
    </Box>
  );
}

function BidderLine({ bidder, sealed }: { bidder: Bidder; sealed: boolean }) {
  const { dealId, buyerName, price, version, late, lateReason, chosen } = bidder;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <RecordLink kind="deal" id={dealId} name={buyerName} sx={{ minWidth: { sm: 180 } }} />
      <StateChip {...stateOf(bidder)} />
      {chosen && <StateChip tone="success" label="chosen" />}
      {late && <Box sx={quiet}>{`late: ${lateReason}`}</Box>}
      <Box sx={{ ml: 'auto', fontWeight: 560 }}>
        {price !== null ? money(price) : sealed && version !== null ? <Box sx={quiet}>sealed</Box> : null}
      </Box>
    </Box>
  );
}
