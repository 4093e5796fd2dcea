import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { dueErrors, momentTyped, type DueTyped } from '../components/due';
import { DueInputs } from '../components/due-inputs';
import { FormDialog } from '../components/form/form-dialog';
import { number } from '../components/format';
import { useLookups } from '../components/lookups/use-lookups';
import { useDeed } from '../components/use-deed';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import { people, type Campaign } from './campaign';

/** Asks whether so many people are to get it, and when. */
export function ScheduleCampaign({ campaign: { id }, onClose }: { campaign: Campaign; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { timeZone } = useLookups();
  const deed = useDeed();
  const { data, error, refetch } = useQuery({
    queryKey: ['campaign-audience', id],
    queryFn: () => dataProvider.campaignAudience(id),
    staleTime: 0,
    retry: false,
  });
  const save = async (form: DueTyped) => {
    await deed(() => dataProvider.scheduleCampaign(id, form.day ? momentTyped(form, timeZone) : null));
    return form.day ? 'The campaign is scheduled.' : 'The campaign is on its way.';
  };
  return (
    <FormDialog<DueTyped>
      title="Send campaign"
      submit={data ? `Send to ${people(data.count)}` : 'Send'}
      maxWidth="xs"
      start={data && { day: '', time: '' }}
      failure={error ? messageOf(error) : undefined}
      onRetry={() => void refetch()}
      validate={(form) => (form.day ? dueErrors(form, timeZone) : form.time ? { day: 'A time needs a day' } : {})}
      save={save}
      onClose={onClose}
    >
      {data && (
        <Box>
          {`${people(data.count)} would get it now. `}
          {data.heldBack > 0 && `${number(data.heldBack)} more were written to lately and would be held back. `}
          Who gets it is decided when it is sent.
        </Box>
      )}
      <DueInputs day="day" time="time" label="Day (optional)" />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>Without a day it is sent at once.</Box>
    </FormDialog>
  );
}
