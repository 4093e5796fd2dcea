import Add from '@mui/icons-material/Add';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useDataProvider } from 'react-admin';
import { EmailText } from '../components/email-text';
import { ListState } from '../components/list/list-state';
import { NameButton } from '../components/list/name-button';
import { OrderedList } from '../components/list/ordered-list';
import { RemoveAction } from '../components/list/remove-action';
import { RowAction } from '../components/list/row-actions';
import { PageFrame } from '../components/page-frame';
import { StoredPicture } from '../components/stored-picture';
import { useDialog } from '../components/use-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { below, paths } from '../paths';
import { fullName, type TeamMember } from './member';
import { MemberCreate, MemberEdit } from './edit';
import { useTeam, useTeamRefresh } from './use-team';

/** The people of Meet the Team, in the order of that page [PAGE-38], [PAGE-39]. */
export default function TeamPage() {
  const { data: team, isPending, isError, refetch } = useTeam();
  const refresh = useTeamRefresh();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const adding = useDialog(paths.team, below.new);
  const editing = useDialog(paths.team, below.editOne);
  return (
    <PageFrame
      title="Team"
      aside={<Box sx={{ color: 'text.secondary' }}>{team && `Total Members: ${team.length}`}</Box>}
      actions={
        <Button variant="contained" color="primary" startIcon={<Add />} onClick={() => adding.open()}>
          Add New Team Member
        </Button>
      }
    >
      <Box sx={{ maxWidth: 920 }}>
        {team?.length ? (
          <OrderedList
            label="Team members"
            wide
            items={team}
            nameOf={fullName}
            render={(member) => <Member member={member} onEdit={() => editing.open({ id: member.id })} />}
            actions={(member) => (
              <>
                <RowAction
                  label="Edit"
                  of={fullName(member)}
                  icon={EditOutlined}
                  onClick={() => editing.open({ id: member.id })}
                />
                <RemoveAction
                  kind="Team Member"
                  name={fullName(member)}
                  consequence="They disappear from Meet the Team, together with their photo."
                  remove={() => dataProvider.removeTeamMember(member.id).then(refresh)}
                />
              </>
            )}
            onOrder={(ids) => dataProvider.orderTeam(ids).then(refresh)}
          />
        ) : (
          <ListState
            loading={isPending}
            failed={isError}
            empty="The people of Meet the Team appear here. Add the first one with the button above."
            onRetry={() => void refetch()}
          />
        )}
      </Box>
      {adding.params && <MemberCreate onClose={adding.close} />}
      {editing.params && <MemberEdit key={editing.id} id={editing.id} onClose={editing.close} />}
    </PageFrame>
  );
}

function Member({ member, onEdit }: { member: TeamMember; onEdit: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <StoredPicture area="TeamImages" name={member.imageName} alt="" size={44} />
      <Box sx={{ minWidth: 0 }}>
        <NameButton onClick={onEdit}>{fullName(member)}</NameButton>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{member.title}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {member.phoneNumber} ·{' '}
          <Link href={`mailto:${member.email}`} sx={{ color: 'text.secondary' }}>
            <EmailText>{member.email}</EmailText>
          </Link>
        </Box>
      </Box>
    </Box>
  );
}
