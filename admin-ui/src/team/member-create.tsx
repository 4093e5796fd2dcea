import { useDataProvider } from 'react-admin';
import { FormDialog } from '../components/form/form-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { fullName } from './member';
import { MemberInputs } from './member-inputs';
import { bodyOf, emptyMember, memberErrors, type MemberForm } from './member-rules';
import { useTeamRefresh } from './use-team';

/** Adds somebody, at the end of the page. */
export function MemberCreate({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useTeamRefresh();
  const save = async (form: MemberForm, key: string) => {
    await dataProvider.addTeamMember(bodyOf(form), key);
    return `${fullName(form)} is added.`;
  };
  return (
    <FormDialog<MemberForm>
      title="Add New Team Member"
      submit="Add Team Member"
      keptAs="team/new"
      start={emptyMember}
      validate={memberErrors}
      save={save}
      refresh={refresh}
      onClose={onClose}
    >
      <MemberInputs />
    </FormDialog>
  );
}
