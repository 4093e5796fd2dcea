import Box from '@mui/material/Box';
import { Tier } from '@stowbridge/contract/access';
import { TIER_NAMES } from '@stowbridge/contract/access-names';
import { Stage } from '@stowbridge/contract/ids';
import { isLive } from '@stowbridge/contract/stages';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CheckInput } from '../../components/check-input';
import { FormDialog } from '../../components/form/form-dialog';
import { money } from '../../components/format';
import { useDeed } from '../../components/use-deed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { ChooseBidders } from './choose-bidders';
import { nameOfRound, stateOf, type Bidder, type Round } from './round';

interface CloseForm {
  winners: number[];
  letterFor: number[];
  lower: boolean;
}

/** Those about whom nothing is decided yet. */
const choicesOf = ({ bidders }: Round) =>
  bidders
    .filter(({ statusId }) => isLive(statusId) && statusId !== Stage.Accepted)
    .map((bidder) => ({ id: bidder.dealId, name: [bidder.buyerName, said(bidder)].join(', ') }));

const said = (bidder: Bidder): string => (bidder.price === null ? stateOf(bidder).label : money(bidder.price));

/** Ends a round: who was chosen, who gets a letter, and whether the others read less from now on [BEYC-36]. */
export function CloseRound({ round, onClose }: { round: Round; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const deed = useDeed();
  const choices = choicesOf(round);
  const save = async ({ winners, letterFor, lower }: CloseForm) => {
    const letters = letterFor.filter((id) => !winners.includes(id));
    await deed(() =>
      dataProvider.closeRound(round.id, {
        winners,
        letterFor: letters,
        ...(lower && { lowerAccessTo: Tier.Signed }),
      }),
    );
    return `Round ${round.number} is closed.`;
  };
  return (
    <FormDialog<CloseForm>
      title={`Close ${nameOfRound(round).toLowerCase()}`}
      submit="Close round"
      maxWidth="xs"
      start={{ winners: [], letterFor: [], lower: false }}
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
          <Letters choices={choices} />
          <CheckInput
            source="lower"
            label="Lower the access of those not chosen"
            help={`From now on it opens what is for: ${TIER_NAMES[Tier.Signed]}.`}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Who was chosen gets no letter. */
function Letters({ choices }: { choices: { id: number; name: string }[] }) {
  const winners = useWatch<CloseForm, 'winners'>({ name: 'winners' });
  const others = choices.filter(({ id }) => !winners.includes(id));
  return others.length ? (
    <ChooseBidders source="letterFor" label="Write that they were not chosen to" choices={others} />
  ) : null;
}
