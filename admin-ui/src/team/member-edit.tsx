import type { TeamMemberBodyDto } from '@stowbridge/api';
import { FormDialog } from '../components/form/form-dialog';
import { useVersioned } from '../components/use-versioned';
import { fullName, type TeamMember } from './member';
import { MemberInputs } from './member-inputs';
import { bodyOf, formOf, memberErrors, type MemberForm } from './member-rules';
import { useTeamRefresh } from './use-team';

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
