import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { useLookupsAwaited } from '../../components/lookups/use-lookups';
import { Panel } from '../../components/panel';
import { useDialog } from '../../components/use-dialog';
import { below, paths } from '../../paths';
import type { Property } from '../../records/property';
import { ChangeRound } from './change-round';
import { CloseRound } from './close-round';
import { ExtendRound } from './extend-round';
import { InviteBidders } from './invite-bidders';
import { OpenRound } from './open-round';
import { isDue, isOpen } from './round';
import { RoundItem } from './round-item';
import { useRounds } from './use-rounds';

/** The rounds of offers on a property, the latest first, and what can be done about the one that is open. */
export function RoundsPanel({ property }: { property: Property }) {
  const { rounds: found, failure, onRetry } = useRounds(property.id);
  // Moments are told in the zone of the office.
  const awaited = useLookupsAwaited();
  const rounds = awaited ? undefined : found;
  const page = paths.property(property.id);
  const opening = useDialog(page, below.newRound);
  const changing = useDialog(page, below.changeRound);
  const extending = useDialog(page, below.extendRound);
  const inviting = useDialog(page, below.inviteToRound);
  const closing = useDialog(page, below.closeRound);
  const takesOffers = property.active && property.statusId !== PropertyStatus.Closed;
  const running = rounds?.some((round) => isOpen(round) && !isDue(round));
  const named = (id: number) => rounds?.find((round) => round.id === id && isOpen(round));
  const [changed, extended, invited, closed] = [changing, extending, inviting, closing].map(({ id }) => named(id));
  return (
    <Panel
      title="Rounds of offers"
      flush
      actions={
        takesOffers &&
        rounds &&
        !running && (
          <Button aria-haspopup="dialog" onClick={() => opening.open()}>
            New round
          </Button>
        )
      }
    >
      {failure ? (
        <Alert severity="error" action={<Button onClick={onRetry}>Try again</Button>}>
          {failure}
        </Alert>
      ) : !rounds ? (
        <Skeleton variant="rectangular" height={64} />
      ) : rounds.length === 0 ? (
        <Box sx={{ px: 5, py: 4, minHeight: 64, color: 'text.secondary' }}>
          Offers are taken at any time. A round says until when, from whom, and whether they are sealed.
        </Box>
      ) : (
        <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {[...rounds].reverse().map((round) => (
            <RoundItem
              key={round.id}
              round={round}
              onChange={() => changing.open({ id: round.id })}
              onExtend={() => extending.open({ id: round.id })}
              onInvite={() => inviting.open({ id: round.id })}
              onClose={() => closing.open({ id: round.id })}
            />
          ))}
        </Box>
      )}
      {opening.params && <OpenRound propertyId={property.id} onClose={opening.close} />}
      {changing.params && changed && <ChangeRound round={changed} onClose={changing.close} />}
      {extending.params && extended && <ExtendRound round={extended} onClose={extending.close} />}
      {inviting.params && invited && <InviteBidders round={invited} onClose={inviting.close} />}
      {closing.params && closed && <CloseRound round={closed} onClose={closing.close} />}
    </Panel>
  );
}
