import Box from '@mui/material/Box';
import { useDataProvider } from 'react-admin';
import { CheckInput } from '../components/check-input';
import { FormDialog } from '../components/form/form-dialog';
import { useDeed } from '../components/use-deed';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { rows, type Import } from './import';

interface Typed {
  mails: boolean;
}

/** What people are mailed when it is ticked. */
const MAILS: Record<Import['kind'], { label: string; help: string } | undefined> = {
  properties: { label: 'Mail the sellers', help: 'Each is told of every property that is assigned to them.' },
  people: { label: 'Mail them their first password', help: 'Otherwise they ask for one by “Forgot password?”.' },
  vendors: undefined,
};

/** Has the right rows written [BEYE-26]. */
export function CommitImport({ one, onClose }: { one: Import; onClose: () => void }) {
  const { id, kind, rightCount, wrongCount, changingCount } = one;
  const dataProvider = useDataProvider<AdminDataProvider>();
  const deed = useDeed();
  const mail = MAILS[kind];
  const save = async ({ mails }: Typed) => {
    await deed(() => dataProvider.commitImport(id, { rows: wrongCount > 0 ? 'right' : 'all', mails }));
    return undefined;
  };
  return (
    <FormDialog<Typed>
      title="Import"
      submit={`Import ${rows(rightCount)}`}
      maxWidth="xs"
      start={{ mails: false }}
      validate={() => ({})}
      save={save}
      onClose={onClose}
    >
      <Box>
        {wrongCount === 0
          ? 'All rows are right. '
          : `${rows(wrongCount)} ${wrongCount === 1 ? 'is' : 'are'} left out, and can be downloaded, corrected and imported later. `}
        {changingCount > 0 &&
          `${rows(changingCount)} ${changingCount === 1 ? 'changes a record that is' : 'change records that are'} there. `}
        {kind === 'properties' && 'New properties are drafts unless a column says that they are published. '}
        The import can be undone within a day.
      </Box>
      {mail && <CheckInput source="mails" {...mail} />}
    </FormDialog>
  );
}
