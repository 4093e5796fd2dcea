import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Role } from '@stowbridge/contract/ids';
import { useDataProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../components/back-link';
import { Facts } from '../components/facts';
import { dateAndTime } from '../components/format';
import { useLookups } from '../components/lookups/use-lookups';
import { MailPreview } from '../components/mail-preview';
import { PageFrame } from '../components/page-frame';
import { Panel } from '../components/panel';
import { RecordLink } from '../components/record-link';
import { StateChip } from '../components/state-chip';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import { paths } from '../paths';
import { audienceWords, campaignStates, people, stopOf, type Campaign } from './campaign';
import { CampaignActions } from './campaign-actions';
import { CampaignReport, HeldBack } from './campaign-report';

/** How wide a phone is, on which most mails are read. */
const PHONE = 390;
/** How often one that is under way is looked at. */
const EVERY = 5_000;

const back = <BackLink to={paths.campaigns}>Campaigns</BackLink>;

/** A campaign: what it says, whom it goes to, what became of it. */
export default function CampaignPage() {
  const id = Number(useParams().campaignId);
  const { data: campaign, error } = useGetOne<Campaign>(
    'campaigns',
    { id },
    {
      onError: () => undefined,
      retry: false,
      refetchInterval: ({ state: { data } }) => (data && ['scheduled', 'sending'].includes(data.state) ? EVERY : false),
    },
  );
  if (error || Number.isNaN(id)) {
    return (
      <PageFrame title="Campaign" above={back}>
        <Alert severity="error">This campaign could not be opened. It may have been deleted.</Alert>
      </PageFrame>
    );
  }
  if (!campaign) {
    return (
      <PageFrame title="Campaign" above={back}>
        <Skeleton variant="rounded" height={420} />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={campaign.subject}
      above={back}
      aside={<StateChip {...campaignStates[campaign.state]} />}
      actions={<CampaignActions campaign={campaign} />}
    >
      {campaign.stopReason && (
        <Alert severity="warning" sx={{ mb: 5 }}>
          {stopOf(campaign)}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${PHONE + 42}px` },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 5 }}>
          {campaign.startedAt && <CampaignReport campaign={campaign} />}
          <About campaign={campaign} />
        </Box>
        <Box sx={{ gridRow: { lg: 'span 2' } }}>
          <Panel title="Preview">
            <Preview campaign={campaign} />
          </Panel>
        </Box>
        {campaign.startedAt && <HeldBack campaign={campaign} />}
      </Box>
    </PageFrame>
  );
}

function About({ campaign }: { campaign: Campaign }) {
  const lookups = useLookups();
  const { properties, audience, startedAt, endedAt, scheduledAt, madeById, madeByName, peopleCount } = campaign;
  return (
    <Panel title="About it">
      <Facts
        facts={[
          {
            label: 'Properties',
            value: properties.map(({ id, name, isOpen }) => (
              <Box key={id}>
                <RecordLink kind="property" id={id} name={name} />
                {!isOpen && <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>Not published</Box>}
              </Box>
            )),
          },
          {
            label: 'Audience',
            value: audienceWords(audience, lookups).map((line) => <Box key={line}>{line}</Box>),
          },
          ...(startedAt ? [{ label: 'In it when it began', value: people(peopleCount) }] : []),
          ...(scheduledAt ? [{ label: 'Scheduled', value: dateAndTime(scheduledAt) }] : []),
          ...(startedAt ? [{ label: 'Began', value: dateAndTime(startedAt) }] : []),
          ...(endedAt ? [{ label: 'Ended', value: dateAndTime(endedAt) }] : []),
          {
            label: 'Drafted by',
            value: <RecordLink kind="user" id={madeById} name={madeByName} userTypeId={Role.Admin} />,
          },
          { label: 'Drafted', value: dateAndTime(campaign.createdAt) },
        ]}
      />
    </Panel>
  );
}

/** The mail as it is on a phone. */
function Preview({ campaign: { id, subject, intro, propertyIds } }: { campaign: Campaign }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['campaign-preview', id, subject, intro, propertyIds],
    queryFn: () => dataProvider.campaignPreview(id),
  });
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {messageOf(error)}
      </Alert>
    );
  }
  return data === undefined ? (
    <Skeleton variant="rounded" height={320} />
  ) : (
    <Box sx={{ maxWidth: PHONE, mx: { xs: -4, sm: 0 } }}>
      <MailPreview html={data} />
    </Box>
  );
}
