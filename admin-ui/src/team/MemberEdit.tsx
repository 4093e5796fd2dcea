import type { TeamMemberBodyDto } from '@stowbridge/api';
import { FormDialog } from '../components/form/FormDialog';
import { useVersioned } from '../components/useVersioned';
import { fullName, type TeamMember } from './member';
import { MemberInputs } from './MemberInputs';
import { bodyOf, formOf, memberErrors, type MemberForm } from './memberRules';
import { useTeamRefresh } from './useTeam';

/** Edits somebody; their place on the page stays. */
export function MemberEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const member = useVersioned<TeamMember, TeamMemberBodyDto>('team-members', id);
  const refresh = useTeamRefresh();
  const save = async (form: MemberForm) => {
    await member.replace(bodyOf(form));
    return `${fullName(form)} is saved.`;
  };
  return (
    <FormDialog<MemberForm>
      title="Update Team Member"
      keptAs={`team/${id}`}
      start={member.record && formOf(member.record)}
      failure={member.failure}
      onRetry={id > 0 ? member.retry : undefined}
      validate={memberErrors}
      save={save}
      reload={() => member.reload().then(formOf)}
      refresh={refresh}
      onClose={onClose}
    >
      <MemberInputs />
    </FormDialog>
  );
}
