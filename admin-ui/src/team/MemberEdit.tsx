import type { TeamMemberBodyDto } from '@stowbridge/api';
import { useNotify } from 'react-admin';
import { FormModal } from '../components/FormModal';
import { useVersioned } from '../components/useVersioned';
import { fullName, type TeamMember } from './member';
import { MemberInputs } from './MemberInputs';
import { bodyOf, formOf, memberErrors, type MemberForm } from './memberRules';
import { useTeamRefresh } from './useTeam';

/** Edits somebody; their place on the page stays. */
export function MemberEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const member = useVersioned<TeamMember, TeamMemberBodyDto>('team-members', id);
  const notify = useNotify();
  const refresh = useTeamRefresh();
  const save = async (form: MemberForm) => {
    await member.replace(bodyOf(form));
    notify(`${fullName(form)} is saved.`, { type: 'success' });
    onClose();
    await refresh();
  };
  return (
    <FormModal<MemberForm> title="Update Team Member" start={member.record && formOf(member.record)} failure={member.failure} validate={memberErrors} save={save} reload={() => member.reload().then(formOf)} onClose={onClose}>
      <MemberInputs />
    </FormModal>
  );
}
