import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ANSWER_DAYS } from '@stowbridge/contract/privacy';
import { useState } from 'react';
import { useDataProvider, useGetIdentity } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { dateAndTime, longDate } from '../components/format';
import { useConfirmed } from '../components/use-confirmed';
import { useDecision } from '../components/use-decision';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { isOpen, type PrivacyRequest } from '../panels/privacy/privacy-request';
import { NoteRequest } from './note-request';
import { RefuseDeletion } from './refuse-deletion';

/** What the office can do about a request. Nobody decides about their own [BEYE-75]. */
export function RequestActions({ request }: { request: PrivacyRequest }) {
  const { identity } = useGetIdentity();
  const [asked, setAsked] = useState<'refuse' | 'note'>();
  const open = isOpen(request);
  const own = request.userId !== null && Number(identity?.id) === request.userId;
  const close = () => setAsked(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {open && own && (
        <Box sx={{ color: 'text.secondary' }}>This is your own request: another administrator decides about it.</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {open && identity && !own && (
          <>
            {request.state === 'to decide' && <ApproveDeletion request={request} />}
            <Button aria-haspopup="dialog" onClick={() => setAsked('refuse')}>
              Refuse
            </Button>
          </>
        )}
        {open && !request.extendedAt && <TakeMoreTime request={request} />}
        <Button aria-haspopup="dialog" onClick={() => setAsked('note')}>
          Note
        </Button>
      </Box>
      {asked === 'refuse' && <RefuseDeletion request={request} onClose={close} />}
      {asked === 'note' && <NoteRequest request={request} onClose={close} />}
    </Box>
  );
}

/** Lets the deletion of another administrator go its way [BEYE-75]. */
function ApproveDeletion({ request: { id, userName, deletesAt } }: { request: PrivacyRequest }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const decide = useDecision();
  const approve = useConfirmed(() =>
    decide(() => dataProvider.approveDeletion(id), `The deletion of ${userName} is approved.`),
  );
  const waits = deletesAt !== null && new Date(deletesAt) > new Date();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={approve.ask}>
        Approve deletion
      </Button>
      <ConfirmDialog {...approve.question} title="Approve deletion" confirm="Approve" cancel="Cancel" dangerous>
        {waits
          ? `The account of ${userName} and what is kept about them are deleted after ${dateAndTime(deletesAt)}. Until then they can take it back; after that it cannot be undone.`
          : `The seven days of ${userName} are over: their account and what is kept about them are deleted at once. This cannot be undone.`}{' '}
        What was signed and offered stays.
      </ConfirmDialog>
    </>
  );
}

const DAY_MS = 86_400_000;

/** Puts the day off by which the office has to answer, once. */
function TakeMoreTime({ request: { id, userName, dueAt } }: { request: PrivacyRequest }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const decide = useDecision();
  const until = new Date(new Date(dueAt).getTime() + ANSWER_DAYS * DAY_MS).toISOString();
  const label = `Take ${ANSWER_DAYS} days more`;
  const extend = useConfirmed(() =>
    decide(() => dataProvider.extendRequest(id), `The answer to ${userName} is due on ${longDate(until)}.`),
  );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={extend.ask}>
        {label}
      </Button>
      <ConfirmDialog {...extend.question} title={label} confirm="Take them" cancel="Cancel">
        {`The answer to ${userName} is due on ${longDate(until)} instead of ${longDate(dueAt)}. They are told by mail. This can be done once.`}
      </ConfirmDialog>
    </>
  );
}
