import Box from '@mui/material/Box';
import { memberLengths } from '@stowbridge/contract/fields';
import { TextInput, useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PhoneInput } from '../components/phone-input';
import { PictureInput } from '../components/picture-input';
import type { AdminDataProvider } from '../data-provider/data-provider';
import type { MemberForm } from './member-rules';

interface TextProps {
  source: keyof typeof memberLengths;
  label: string;
  type?: 'email';
  autoFocus?: boolean;
}

function Text({ source, label, type, autoFocus }: TextProps) {
  return (
    <TextInput
      source={source}
      label={label}
      type={type}
      isRequired
      autoFocus={autoFocus}
      helperText={false}
      slotProps={{ htmlInput: { maxLength: memberLengths[source], autoComplete: 'off' } }}
    />
  );
}

/** The fields of a team member, shared by adding and editing. */
export function MemberInputs() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const html = useWatch<MemberForm, 'html'>({ name: 'html' });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Text source="firstName" label="First Name" autoFocus />
        <Text source="lastName" label="Last Name" />
        <Box sx={{ gridColumn: { sm: 'span 2' } }}>
          <Text source="title" label="Title" />
        </Box>
        <PhoneInput source="phoneNumber" label="Phone Number" isRequired />
        <Text source="email" label="Email" type="email" />
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
