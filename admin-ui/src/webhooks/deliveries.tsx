import Replay from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { WEBHOOK_DELIVERIES_KEPT_DAYS } from '@stowbridge/contract/webhooks';
import { DataTable, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { dateAndTime } from '../components/format';
import { ActionsCol, DateCol } from '../components/list/columns';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { RowAction } from '../components/list/row-actions';
// eslint-disable-next-line office/reading-dialogs -- the rows of its list are not selected, so that no box is drawn
import { Modal } from '../components/modal';
import { StateChip } from '../components/state-chip';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import { deliveryStates, type Delivery } from './webhook';

const Col = DataTable.Col<Delivery>;

/** What became of each message of a webhook [BEYE-43]. */
export function Deliveries({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Modal title="Deliveries" onClose={onClose} maxWidth="lg" tall>
      <DialogContent>
        <RecordListBase<Delivery> resource={`webhooks/${id}/deliveries`} sort={{ field: 'id', order: 'DESC' }} inPanel>
          <RecordList<Delivery>
            label="Deliveries"
            plain
            empty={`Nothing was sent within the last ${WEBHOOK_DELIVERIES_KEPT_DAYS} days.`}
            card={(delivery) => <DeliveryCard delivery={delivery} />}
          >
            <DateCol source="id" label="Time" render={({ at }) => dateAndTime(at)} />
            <Col label="Event" render={nameOf} />
            <Col label="Status" render={({ state }) => <StateChip {...deliveryStates[state]} />} />
            <Col label="Answer" render={answerOf} />
            <ActionsCol<Delivery> render={(delivery) => <SendAgain delivery={delivery} />} />
          </RecordList>
        </RecordListBase>
      </DialogContent>
    </Modal>
  );
}

/** A test is always sent by a person, and never again. */
const nameOf = ({ type, resent, changeId }: Delivery): string =>
  resent && changeId !== null ? `${type}, sent again` : type;

/** The answer of the last try, and when the next one is. */
function answerOf({ status, error, ms, attempt, nextAt, state }: Delivery): string {
  const words = [
    error ?? (status === null ? '' : `${status}`),
    ms === null ? '' : `${ms} ms`,
    attempt > 1 ? `${attempt} tries` : '',
    state === 'waiting' && nextAt && attempt > 0 ? `next ${dateAndTime(nextAt)}` : '',
  ];
  return words.filter(Boolean).join(', ');
}

function SendAgain({ delivery: { id, webhookId, type } }: { delivery: Delivery }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async () => {
    try {
      await dataProvider.resendDelivery(webhookId, id);
      notify('It is on its way again.', { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return <RowAction label="Send again" of={`${type}, ${id}`} icon={Replay} onClick={() => void send()} />;
}

function DeliveryCard({ delivery }: { delivery: Delivery }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{nameOf(delivery)}</Box>
        <StateChip {...deliveryStates[delivery.state]} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          color: 'text.secondary',
          fontSize: '0.8125rem',
        }}
      >
        <span>{[dateAndTime(delivery.at), answerOf(delivery)].filter(Boolean).join(', ')}</span>
        <SendAgain delivery={delivery} />
      </Box>
    </Box>
  );
}
