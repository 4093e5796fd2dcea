import Box from '@mui/material/Box';
import type { TeamMemberBodyDto } from '@stowbridge/api';
import { memberLengths } from '@stowbridge/contract/fields';
import { TextInput, useDataProvider } from 'react-admin';
import { Text } from '../components/text';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../components/form/form-dialog';
import { PhoneInput } from '../components/phone-input';
import { PictureInput } from '../components/picture-input';
import { useVersioned } from '../components/use-versioned';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { bodyOf, emptyMember, formOf, fullName, memberErrors, type MemberForm, type TeamMember } from './member';
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
      {...member.form(formOf)}
      validate={memberErrors}
      save={save}
      refresh={refresh}
      onClose={onClose}
    >
      <MemberInputs />
    </FormDialog>
  );
}

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

/** The fields of a team member, shared by adding and editing. */
function MemberInputs() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const html = useWatch<MemberForm, 'html'>({ name: 'html' });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Text
          source="firstName"
          label="First Name"
          maxLength={memberLengths.firstName}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- first field of a dialog
          autoFocus
        />
        <Text source="lastName" label="Last Name" maxLength={memberLengths.lastName} />
        <Box sx={{ gridColumn: { sm: 'span 2' } }}>
          <Text source="title" label="Title" maxLength={memberLengths.title} />
        </Box>
        <PhoneInput source="phoneNumber" label="Phone Number" isRequired />
        <Text source="email" label="Email" maxLength={memberLengths.email} type="email" />
      </Box>
      <PictureInput
        source="imageName"
        label="Photo"
        area="TeamImages"
        send={(file, onProgress) => dataProvider.uploadPortrait(file, onProgress)}
      />
      <TextInput
        source="description"
        label="Description"
        multiline
        minRows={6}
        maxRows={16}
        helperText={
          html
            ? 'This description holds more than plain structure, so it is edited as HTML.'
            : 'An empty line starts a paragraph, ## a heading, - a list item; **bold**, *italic*, [words](address).'
        }
        slotProps={{
          htmlInput: { maxLength: memberLengths.description, style: { padding: '10px 12px', lineHeight: 1.6 } },
        }}
      />
    </>
  );
}
