import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { propertyCountLength, userLengths } from '@stowbridge/contract/fields';
import { Role, type RoleId } from '@stowbridge/contract/ids';
import type { ReactNode } from 'react';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Choose } from '../../components/choose';
import { NumberTextInput } from '../../components/number-text-input';
import { PhoneInput } from '../../components/phone-input';
import { Text } from '../../components/text';
import { LookupsFailure } from '../../components/lookups/lookups-failure';
import { StateInput } from '../../components/lookups/state-input';
import { useLookups } from '../../components/lookups/use-lookups';
import { otherPosition } from './user-rules';

const owning = [
  { id: 'yes', name: 'Yes' },
  { id: 'no', name: 'No' },
];

/** The fields of a person, the same for creating and updating [AUSR-45] to [AUSR-64]. */
export function UserInputs({ type, creating }: { type: RoleId; creating: boolean }) {
  const { agentLocations } = useLookups();
  const administrator = type === Role.Admin;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <LookupsFailure />
      <Section title="Contact">
        <Text
          source="firstName"
          label="First Name"
          maxLength={userLengths.firstName}
          isRequired
          // eslint-disable-next-line jsx-a11y/no-autofocus -- first field of a dialog
          autoFocus={creating}
        />
        <Text source="lastName" label="Last Name" maxLength={userLengths.lastName} isRequired />
        <Text source="email" label="Email" type="email" maxLength={userLengths.email} isRequired />
        <PhoneInput source="phoneNumber" label="Phone Number" isRequired />
      </Section>
      <Section title="Work">
        <Text source="companyName" label="Company Name" maxLength={userLengths.companyName} isRequired />
        <PositionInputs />
        {administrator && (
          <Choose
            source="agentLocationId"
            label="Location"
            choices={agentLocations}
            placeholder="Select location"
            isRequired={creating}
          />
        )}
      </Section>
      <Section title="Address">
        <Text source="address1" label="Address Line 1" maxLength={userLengths.address1} />
        <Text source="address2" label="Address Line 2" maxLength={userLengths.address2} />
        <Text source="city" label="City" maxLength={userLengths.city} />
        <StateInput placeholder="Select state" isRequired={creating || !administrator} />
        <Text source="zipCode" label="Zip Code" maxLength={userLengths.zipCode} />
      </Section>
      {!administrator && (
        <Section title="Business">
          <SelectInput
            source="isHavingSelfStorages"
            label="Owns a self-storage facility"
            choices={owning}
            emptyText="Not said"
            slotProps={{ select: { displayEmpty: true } }}
            helperText={false}
          />
          <NumberTextInput source="numberOfProperties" label="Number of Properties" maxLength={propertyCountLength} />
          <Text source="capitalSource" label="Capital Source" maxLength={userLengths.capitalSource} />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Text source="question" label="Additional Comments" maxLength={userLengths.question} multiline />
          </Box>
        </Section>
      )}
    </Box>
  );
}

/** The position, and what it is when it is none of the list [AUSR-58] to [AUSR-60]. */
function PositionInputs() {
  const { positions } = useLookups();
  const other = useWatch({ name: 'positionId' }) === otherPosition;
  return (
    <>
      <Choose source="positionId" label="Position" choices={positions} placeholder="Select position" isRequired />
      {other && <Text source="position" label="Title" maxLength={userLengths.position} isRequired />}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h3" component="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        {children}
      </Box>
    </Box>
  );
}
