import { useDataProvider, useNotify } from 'react-admin';
import { FormModal } from '../components/FormModal';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { fullName } from './member';
import { MemberInputs } from './MemberInputs';
import { bodyOf, emptyMember, memberErrors, type MemberForm } from './memberRules';
import { useTeamRefresh } from './useTeam';

/** Adds somebody, at the end of the page. */
export function MemberCreate({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useTeamRefresh();
  const save = async (form: MemberForm) => {
    await dataProvider.addTeamMember(bodyOf(form));
    notify(`${fullName(form)} is added.`, { type: 'success' });
    onClose();
    await refresh();
  };
  return (
    <FormModal<MemberForm> title="Add New Team Member" start={emptyMember} validate={memberErrors} save={save} onClose={onClose}>
      <MemberInputs />
    </FormModal>
  );
}
