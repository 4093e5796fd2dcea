import Box from '@mui/material/Box';
import { isLive } from '@stowbridge/contract/stages';
import { Stage } from '@stowbridge/contract/ids';
import { INVITED_AT_ONCE } from '@stowbridge/contract/rounds';
import { useDataProvider, useGetList } from 'react-admin';
import { FormDialog } from '../../components/form/form-dialog';
import { useDeed } from '../../components/use-deed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';
import type { Deal } from '../../records/deal';
import { ChooseBidders } from './choose-bidders';
import { nameOfRound, type Round } from './round';

interface InviteForm {
  dealIds: number[];
}

const invitable = ({ statusId }: Deal): boolean => isLive(statusId) && statusId !== Stage.Accepted;

/** Asks the buyers of open deals for an offer in a round, each once. */
export function InviteBidders({ round, onClose }: { round: Round; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const deed = useDeed();
  const { data, error, refetch } = useGetList<Deal>(
    'deals',
    {
      filter: { propertyId: round.propertyId },
      sort: { field: 'statusDate', order: 'DESC' },
      pagination: { page: 1, perPage: INVITED_AT_ONCE },
    },
    { onError: () => undefined, retry: false },
  );
  const invited = new Set(round.bidders.filter(({ invitedAt }) => invitedAt).map(({ dealId }) => dealId));
  const choices = data
    ?.filter((deal) => invitable(deal) && !invited.has(deal.id))
    .map(({ id, buyerName, statusName }) => ({ id, name: `${buyerName}, ${statusName}` }));
  const save = async ({ dealIds }: InviteForm) => {
    await deed(() => dataProvider.inviteToRound(round.id, dealIds));
    return dealIds.length === 1 ? '1 buyer is invited.' : `${dealIds.length} buyers are invited.`;
  };
  return (
    <FormDialog<InviteForm>
      title={`Invite to ${nameOfRound(round).toLowerCase()}`}
      submit="Invite"
      maxWidth="xs"
      start={choices && { dealIds: [] }}
      failure={error ? messageOf(error) : undefined}
      onRetry={() => void refetch()}
      validate={({ dealIds }) => (dealIds?.length ? {} : { dealIds: 'Nobody is chosen' })}
      save={save}
      onClose={onClose}
    >
      {choices?.length ? (
        <ChooseBidders source="dealIds" label="Buyers" choices={choices} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>There is no open deal whose buyer is not invited yet.</Box>
      )}
    </FormDialog>
  );
}
