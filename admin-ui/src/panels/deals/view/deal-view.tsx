import { placeOf } from '@stowbridge/contract/columns';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Role, Stage } from '@stowbridge/contract/ids';
import { isSettled } from '@stowbridge/contract/stages';
import { useDataProvider, useGetOne } from 'react-admin';
import { DownloadButton } from '../../../components/download-button';
import { Facts } from '../../../components/facts';
import { dateAndTime, longDate, money, nothing, percent } from '../../../components/format';
import { Modal } from '../../../components/modal';
import { RecordLink } from '../../../components/record-link';
import { nameOf, useLookups, useLookupsAwaited } from '../../../components/lookups/use-lookups';
import { useNotes } from '../../notes/note';
import { WriteNote } from '../../notes/write-note';
import { FundsChips } from '../../funds/funds-chips';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import { DealTasks } from '../../tasks/deal-tasks';
import { DealNda } from '../../ndas/deal-nda';
import type { Deal } from '../../../records/deal';
import { Bargaining } from '../bargain/bargaining';
import { TermsThread } from '../bargain/terms-thread';
import { DealBuyerLink } from '../deal-buyer-link';
import { DealPropertyLink } from '../deal-property-link';
import { DealDates } from '../dates/deal-dates';
import { DealMenu } from '../stage/deal-menu';
import { StageChip } from '../stage/stage-chip';
import { AskRevision } from './ask-revision';
import { DealOwner } from './deal-owner';
import { DealTimeline } from './deal-timeline';

interface Props {
  id: number;
  onEdit: () => void;
  onCounter: () => void;
  onClose: () => void;
}

/** A deal with its terms and its way so far [DEAL-17]. */
export function DealView({ id, onEdit, onCounter, onClose }: Props) {
  const { data: deal, error } = useGetOne<Deal>('deals', { id }, { onError: () => undefined, retry: false });
  const awaited = useLookupsAwaited();
  return (
    <Modal title={deal ? deal.dealName || deal.propertyName : 'Deal'} onClose={onClose} maxWidth="md">
      <DialogContent>
        {error ? (
          <Alert severity="error">This deal could not be opened.</Alert>
        ) : deal && !awaited ? (
          <Body deal={deal} onEdit={onEdit} onCounter={onCounter} />
        ) : (
          <Skeleton variant="rounded" height={280} />
        )}
      </DialogContent>
    </Modal>
  );
}

/** Dates and tasks come with the acceptance; they stay when the deal falls through. */
const wasAccepted = ({ statusId, history }: Deal) =>
  [statusId, ...(history ?? []).map(({ toStatusId }) => toStatusId)].includes(Stage.Accepted);

function Body({ deal, onEdit, onCounter }: { deal: Deal } & Pick<Props, 'onEdit' | 'onCounter'>) {
  const { diligencePeriods } = useLookups();
  const { notes, failed: notesFailed } = useNotes({ type: 'deal', id: deal.id });
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Bargaining deal={deal} onCounter={onCounter} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.018em' }}>{money(deal.price)}</Box>
        <StageChip deal={deal} />
        <FundsChips deal={deal} />
        <Box sx={{ color: 'text.secondary' }}>since {longDate(deal.statusDate)}</Box>
        {deal.version !== null && (
          <DownloadButton label="Download LOI" fetch={() => dataProvider.saveLetter(deal.id, deal.version as number)} />
        )}
        <Box sx={{ ml: 'auto' }}>
          <AskRevision deal={deal} />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          {!isSettled(deal.statusId) && <Button onClick={onEdit}>Change buyer, property or price</Button>}
          <DealMenu deal={deal} />
        </Box>
      </Box>
      {deal.description && (
        <Box sx={{ color: 'text.secondary', maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {deal.description}
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Box>
          <Heading>Parties</Heading>
          <Facts
            facts={[
              {
                label: 'Property',
                value: <DealPropertyLink deal={deal} />,
              },
              { label: 'City and State', value: placeOf(deal) },
              {
                label: 'Buyer',
                value: (
                  <>
                    <DealBuyerLink deal={deal} />
                    {deal.offline && ' (offline)'}
                  </>
                ),
              },
              { label: 'Email', value: deal.buyerEmail || nothing },
              { label: 'Phone', value: deal.buyerPhone || nothing },
            ]}
          />
          <Box sx={{ mt: 4 }}>
            <DealOwner deal={deal} />
          </Box>
        </Box>
        <Box>
          <Heading>Offer terms</Heading>
          <Facts
            facts={[
              {
                label: 'Name',
                value: <RecordLink kind="user" id={deal.buyerId} name={deal.loiName} userTypeId={Role.Buyer} />,
              },
              { label: 'Company', value: deal.loiCompanyName || nothing },
              {
                label: 'Diligence Period',
                value: deal.diligencePeriod || nameOf(diligencePeriods, deal.diligencePeriodId) || nothing,
              },
              { label: 'Earnest Money Deposit', value: percent(deal.earnestMoneyDeposit) },
              { label: 'Source of Financing', value: deal.sourceOfFinancing || nothing },
            ]}
          />
        </Box>
      </Box>
      {deal.versions && deal.versions.length > 0 && (
        <Box component="section" aria-label="Versions of the terms">
          <Heading>Versions of the terms</Heading>
          <TermsThread deal={deal} versions={deal.versions} />
        </Box>
      )}
      {wasAccepted(deal) && (
        <Box component="section" aria-label="Dates">
          <Heading>Dates</Heading>
          <DealDates deal={deal} />
        </Box>
      )}
      {wasAccepted(deal) && (
        <Box component="section" aria-label="Tasks">
          <Heading>Tasks</Heading>
          <DealTasks deal={deal} />
        </Box>
      )}
      <Box component="section" aria-label="NDA">
        <Heading>NDA</Heading>
        <DealNda deal={deal} />
      </Box>
      <Box component="section" aria-label="Timeline">
        <Heading>Timeline</Heading>
        <Box sx={{ display: 'grid', gap: 5 }}>
          <WriteNote of={{ type: 'deal', id: deal.id }} />
          {notesFailed && <Box sx={{ color: 'error.main' }}>The notes could not be read.</Box>}
          {deal.history && (notes || notesFailed) ? (
            <DealTimeline steps={deal.history} notes={notes ?? []} />
          ) : (
            <Skeleton variant="rounded" height={88} />
          )}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>Opened {dateAndTime(deal.createdAt)}</Box>
    </Box>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
      {children}
    </Typography>
  );
}
