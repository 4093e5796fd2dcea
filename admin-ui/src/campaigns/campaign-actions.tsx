import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../components/confirm-dialog';
import { number } from '../components/format';
import { useConfirmed } from '../components/use-confirmed';
import { useDecision } from '../components/use-decision';
import { useDialog } from '../components/use-dialog';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import { below, paths } from '../paths';
import { people, type Campaign } from './campaign';
import { EditCampaign } from './campaign-form';
import { ScheduleCampaign } from './schedule-campaign';

/** What can be done with a campaign as it stands. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { id, state } = campaign;
  const editing = useDialog(paths.campaign(id), below.edit);
  const scheduling = useDialog(paths.campaign(id), below.schedule);
  const isDraft = state === 'draft';
  return (
    <>
      {(isDraft || state === 'scheduled') && <Test id={id} />}
      {isDraft && (
        <>
          <Delete campaign={campaign} />
          <Button onClick={() => editing.open()}>Edit</Button>
          <Button variant="contained" color="primary" onClick={() => scheduling.open()}>
            Send or schedule
          </Button>
          {editing.params && <EditCampaign id={id} onClose={editing.close} />}
          {scheduling.params && <ScheduleCampaign campaign={campaign} onClose={scheduling.close} />}
        </>
      )}
      {(state === 'scheduled' || state === 'sending') && <Stop campaign={campaign} />}
    </>
  );
}

function Test({ id }: { id: number }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const test = useTask(async () => {
    try {
      await dataProvider.testCampaign(id);
      notify('The test is on its way to you.', { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  return (
    <Button loading={test.running} onClick={() => void test.run()}>
      Send test to me
    </Button>
  );
}

function Delete({ campaign: { id, subject } }: { campaign: Campaign }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const task = useConfirmed(
    () => dataProvider.delete('campaigns', { id }),
    () => {
      notify('The draft is deleted.', { type: 'info' });
      return navigate(paths.campaigns, { replace: true });
    },
  );
  return (
    <>
      <Button onClick={task.ask}>Delete</Button>
      <ConfirmDialog
        {...task.question}
        title="Delete draft"
        about={subject}
        confirm="Delete"
        cancel="Keep it"
        dangerous
      >
        Delete this draft? Nobody has got it.
      </ConfirmDialog>
    </>
  );
}

function Stop({ campaign: { id, subject, state, peopleCount, sentCount } }: { campaign: Campaign }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const decide = useDecision();
  const isSending = state === 'sending';
  const task = useConfirmed(() =>
    decide(
      () => dataProvider.stopCampaign(id),
      isSending ? 'The campaign is stopped.' : 'The campaign is a draft again.',
    ),
  );
  return (
    <>
      <Button color={isSending ? 'error' : 'primary'} variant="contained" onClick={task.ask}>
        {isSending ? 'Stop' : 'Take back'}
      </Button>
      <ConfirmDialog
        {...task.question}
        title={isSending ? 'Stop campaign' : 'Take back campaign'}
        about={subject}
        confirm={isSending ? 'Stop' : 'Take back'}
        cancel="Cancel"
        dangerous={isSending}
      >
        {isSending
          ? `It was sent to ${number(sentCount)} of ${people(peopleCount)}. Nobody else gets it, and it cannot be sent on.`
          : 'It is not sent, and is a draft again.'}
      </ConfirmDialog>
    </>
  );
}
