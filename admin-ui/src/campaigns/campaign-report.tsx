import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { CAMPAIGN_HOLDS } from '@stowbridge/contract/campaigns';
import { Role } from '@stowbridge/contract/ids';
import { useDataProvider } from 'react-admin';
import { KeyFigures } from '../components/facts';
import { number } from '../components/format';
import { Panel } from '../components/panel';
import { RecordLink } from '../components/record-link';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import type { Campaign } from './campaign';

/** How often what is being sent is looked at. */
const EVERY = 5_000;

function useReport({ id, state }: Campaign) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: ['campaign-report', id, state],
    queryFn: () => dataProvider.campaignReport(id),
    refetchInterval: state === 'sending' && EVERY,
  });
}

/** What became of a campaign [BEYB-78]. */
export function CampaignReport({ campaign }: { campaign: Campaign }) {
  const { data, error, refetch } = useReport(campaign);
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {messageOf(error)}
      </Alert>
    );
  }
  if (!data) {
    return <Skeleton variant="rounded" sx={{ height: { xs: 314, sm: 235 } }} />;
  }
  return (
    <Panel title="Report">
      <KeyFigures
        label="Report"
        facts={[
          { label: 'Sent', value: number(data.sent) },
          { label: 'Refused', value: number(data.refused) },
          { label: 'Failed', value: number(data.failed) },
          { label: campaign.state === 'stopped' ? 'Not written to' : 'Waiting', value: number(data.waiting) },
          { label: 'Clicked', value: number(data.clicked) },
          { label: 'NDAs within 14 days', value: number(data.ndas) },
        ]}
      />
    </Panel>
  );
}

/** Who was held back, and why [BEYB-80]: below what has its place before they are known. */
export function HeldBack({ campaign }: { campaign: Campaign }) {
  const { data } = useReport(campaign);
  if (!data) {
    return null;
  }
  const unnamed = data.heldBackCount - data.heldBack.length;
  return (
    <Panel title="Held back" aside={number(data.heldBackCount)}>
      {data.heldBackCount === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>Everybody of the audience could be written to.</Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {data.heldBack.map(({ userId, name, why }) => (
            <Box component="li" key={userId}>
              <RecordLink kind="user" id={userId} name={name} userTypeId={Role.Buyer} />{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {CAMPAIGN_HOLDS[why]}
              </Box>
            </Box>
          ))}
          {unnamed > 0 && <Box component="li">{`and ${number(unnamed)} more`}</Box>}
        </Box>
      )}
    </Panel>
  );
}
