import Box from '@mui/material/Box';
import { REASON_MAX } from '@stowbridge/contract/access';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../components/form/form-dialog';
import { Text } from '../components/text';
import { useDecision } from '../components/use-decision';
import type { AdminDataProvider } from '../data-provider/data-provider';
import type { PrivacyRequest } from '../panels/privacy/privacy-request';

interface Typed {
  reason: string;
}

const problems = ({ reason }: Typed): Partial<Typed> => (reason?.trim() ? {} : { reason: 'Reason is required' });

/** Says that somebody is not deleted, and why. */
export function RefuseDeletion({ request: { id, userName }, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const decide = useDecision();
  const save = async ({ reason }: Typed) => {
    await decide(() => dataProvider.refuseDeletion(id, reason.trim()), `The deletion of ${userName} is refused.`);
    return undefined;
  };
  return (
    <FormDialog<Typed>
      title="Refuse deletion"
      submit="Refuse"
      maxWidth="xs"
      keptAs={`privacy-request/${id}/refuse`}
      start={{ reason: '' }}
      validate={problems}
      save={save}
      refresh={() => undefined}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>
        {`Nothing of ${userName} is deleted. They are mailed the reason, and can ask again.`}
      </Box>
      <Text
        source="reason"
        label="Reason"
        maxLength={REASON_MAX}
        multiline
        isRequired
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog
        autoFocus
      />
    </FormDialog>
  );
}

interface Props {
  request: PrivacyRequest;
  onClose: () => void;
}
