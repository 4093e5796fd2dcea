import Box from '@mui/material/Box';
import { type AccessTier, Tier } from '@stowbridge/contract/access';
import { TIER_NAMES } from '@stowbridge/contract/access-names';
import { Stage } from '@stowbridge/contract/ids';
import { isLive } from '@stowbridge/contract/stages';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Choose } from '../../components/choose';
import { FormDialog } from '../../components/form/form-dialog';
import { money } from '../../components/format';
import { useDeed } from '../../components/use-deed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { ChooseBidders } from './choose-bidders';
import { nameOfRound, stateOf, type Bidder, type Round } from './round';

interface CloseForm {
  winners: number[];
  letterFor: number[];
  /** By `fieldOf` a deal; 0 leaves the access as it is. */
  tiers: Record<string, AccessTier | 0>;
}

const fieldOf = (dealId: number): string => `deal${dealId}`;

/** Whom an access can be lowered to: more than the first ones it opens under LOI alone. */
const TIERS = [Tier.Signed, Tier.Qualified].map((id) => ({ id, name: TIER_NAMES[id] }));

/** Those about whom nothing is decided yet. */
const choicesOf = ({ bidders }: Round) =>
  bidders
    .filter(({ statusId }) => isLive(statusId) && statusId !== Stage.Accepted)
    .map((bidder) => ({ id: bidder.dealId, name: [bidder.buyerName, said(bidder)].join(', ') }));

const said = (bidder: Bidder): string => (bidder.price === null ? stateOf(bidder).label : money(bidder.price));

/** Ends a round: who was chosen, who gets a letter, and who of the others reads less from now on [BEYC-36]. */
export function CloseRound({ round, onClose }: { round: Round; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const deed = useDeed();
  const choices = choicesOf(round);
  const save = async ({ winners, letterFor, tiers }: CloseForm) => {
    const letters = letterFor.filter((id) => !winners.includes(id));
    const lowerAccess = choices.flatMap(({ id }) => {
      const tier = winners.includes(id) ? 0 : tiers[fieldOf(id)];
      return tier ? [{ dealId: id, tier }] : [];
    });
    await deed(() => dataProvider.closeRound(round.id, { winners, letterFor: letters, lowerAccess }));
    return `Round ${round.number} is closed.`;
  };
  return (
    <FormDialog<CloseForm>
      title={`Close ${nameOfRound(round).toLowerCase()}`}
      submit="Close round"
      maxWidth="xs"
      start={{ winners: [], letterFor: [], tiers: {} }}
      validate={() => ({})}
      save={save}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>
        No more offers are taken in it. Nobody is accepted or rejected by that: deals are moved by themselves.
      </Box>
      {choices.length > 0 && (
        <>
          <ChooseBidders source="winners" label="Chosen" choices={choices} />
          <NotChosen choices={choices} />
        </>
      )}
    </FormDialog>
  );
}

/** Who was chosen gets no letter, and keeps their access. */
function NotChosen({ choices }: { choices: { id: number; name: string }[] }) {
  const winners = useWatch<CloseForm, 'winners'>({ name: 'winners' });
  const others = choices.filter(({ id }) => !winners.includes(id));
  if (others.length === 0) {
    return null;
  }
  return (
    <>
      <ChooseBidders source="letterFor" label="Write that they were not chosen to" choices={others} />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 2 }}>
          Access from now on
        </Box>
        <Box sx={{ color: 'text.secondary', mb: 2, fontSize: '0.8125rem' }}>It is only ever lowered.</Box>
        {others.map(({ id, name }) => (
          <Choose key={id} source={`tiers.${fieldOf(id)}`} label={name} choices={TIERS} placeholder="As it is" />
        ))}
      </Box>
    </>
  );
}
