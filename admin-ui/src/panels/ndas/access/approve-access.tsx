import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../../components/form/form-dialog';
import { useLookups } from '../../../components/lookups/use-lookups';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Holder } from './access';
import { approvalOf, extentErrors, firstExtent, type ExtentForm } from './extent';
import { ExtentInputs } from './extent-inputs';
import { useDecision } from '../../../components/use-decision';

/** Without a day, in the words of the dialogs that approve. */
export const endOfProperty = 'Without a day it lasts as long as the property says.';

/** Lets in somebody who waits. */
export function ApproveAccess({ holder: { ndaId, name }, onClose }: { holder: Holder; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { timeZone } = useLookups();
  const decide = useDecision();
  const save = async (form: ExtentForm) => {
    await decide(() => dataProvider.approveAccess(ndaId, approvalOf(form, timeZone)), `${name} is let in.`);
    return undefined;
  };
  return (
    <FormDialog<ExtentForm>
      title={`Approve ${name}`}
      submit="Approve"
      maxWidth="xs"
      start={firstExtent}
      validate={(form) => extentErrors(form, timeZone)}
      save={save}
      refresh={() => undefined}
      onClose={onClose}
    >
      <ExtentInputs open={endOfProperty} />
    </FormDialog>
  );
}
