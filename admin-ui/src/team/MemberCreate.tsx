import { useDataProvider } from 'react-admin';
import { FormDialog } from '../components/form/FormDialog';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { fullName } from './member';
import { MemberInputs } from './MemberInputs';
import { bodyOf, emptyMember, memberErrors, type MemberForm } from './memberRules';
import { useTeamRefresh } from './useTeam';

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
