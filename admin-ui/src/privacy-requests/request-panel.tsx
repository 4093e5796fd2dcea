import Box from '@mui/material/Box';
import { Facts, type Fact } from '../components/facts';
import { dateAndTime } from '../components/format';
import { RecordLink } from '../components/record-link';
import { RecordPanel } from '../components/record-panel';
import { deletedOn, isOpen, requestKinds, type PrivacyRequest } from '../panels/privacy/privacy-request';
import { Due, RequestState } from '../panels/privacy/request-parts';
import { RequestActions } from './request-actions';

/** One request, beside the list it was picked from, with what can be done about it. */
export function RequestPanel({ id, onClose }: { id?: number; onClose: () => void }) {
  return (
    <RecordPanel<PrivacyRequest>
      resource="privacy-requests"
      id={id}
      kind="Request"
      titleOf={({ userName }) => userName}
      width={560}
      onClose={onClose}
    >
      {(request) => (
        <>
          <Facts facts={factsOf(request)} />
          <RequestActions request={request} />
        </>
      )}
    </RecordPanel>
  );
}

function factsOf(request: PrivacyRequest): Fact[] {
  const { userId, userName, kind, state, receivedAt, extendedAt, decision, decidedAt, decidedByName } = request;
  const { reason, note, endedAt } = request;
  const deletes = deletedOn(request);
  const fact = (label: string, value: Fact['value'] | null): Fact[] => (value ? [{ label, value }] : []);
  return [
    {
      label: 'Person',
      value: userId === null ? `${userName}, a visitor` : <RecordLink kind="user" id={userId} name={userName} />,
    },
    { label: 'Request', value: requestKinds[kind] },
    { label: 'Status', value: <RequestState request={request} /> },
    { label: 'Received', value: dateAndTime(receivedAt) },
    ...(isOpen(request) ? [{ label: 'Due', value: <Due request={request} /> }] : []),
    ...fact('45 days more', extendedAt && `Taken ${dateAndTime(extendedAt)}`),
    ...fact(
      decision === 'approved' ? 'Approved' : 'Refused',
      decision && [decidedByName, dateAndTime(decidedAt)].filter(Boolean).join(', '),
    ),
    ...fact('Reason', reason && <Lines text={reason} />),
    ...fact(isOpen(request) ? 'Deleted after' : 'Deleted on', deletes && dateAndTime(deletes)),
    ...fact('Ended', state === 'done' && kind === 'delete' ? null : endedAt && dateAndTime(endedAt)),
    ...fact('Note', note && <Lines text={note} />),
  ];
}

const Lines = ({ text }: { text: string }) => (
  <Box component="span" sx={{ display: 'block', textAlign: 'left', whiteSpace: 'pre-wrap', fontWeight: 400 }}>
    {text}
  </Box>
);
