import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useDataProvider } from 'react-admin';
import { EmailText } from '../../components/email-text';
import { OpenFile } from '../../components/open-file';
import { StateChip } from '../../components/state-chip';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { RecordLink } from '../../components/record-link';
import { useLookups } from '../../components/lookups/use-lookups';
import { addressOf, officeMoment, type Nda } from './nda';

const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;
/** Tall enough for a finger, though links are below each other. */
const reach = { display: 'inline-flex', alignItems: 'center', minHeight: 24, overflowWrap: 'anywhere' } as const;

/** When it was signed, at the office, and from which address on the network. */
export function Signed({ nda }: { nda: Nda }) {
  const { timeZone } = useLookups();
  return (
    <>
      <div>{officeMoment(nda.signedAt, timeZone)}</div>
      <Box sx={quiet}>{nda.signedFrom ? `from ${nda.signedFrom}` : 'address not recorded'}</Box>
    </>
  );
}

/** Who signed, as they wrote it, leading to the account that signed; and for which entity. */
export function Signer({ nda }: { nda: Nda }) {
  return (
    <>
      <RecordLink kind="user" id={nda.userId} name={nda.name} userTypeId={nda.userTypeId} sx={{ fontWeight: 540 }} />
      {nda.entity && <Box sx={quiet}>{nda.entity}</Box>}
    </>
  );
}

/** E-mail, phone and address as they were written. */
export function Contact({ nda }: { nda: Nda }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', fontSize: '0.8125rem' }}>
      <Link href={`mailto:${nda.email}`} sx={reach}>
        <EmailText>{nda.email}</EmailText>
      </Link>
      <Link href={`tel:${nda.phone}`} sx={{ ...reach, color: 'text.primary' }}>
        {nda.phone}
      </Link>
      <Box sx={quiet}>{addressOf(nda)}</Box>
    </Box>
  );
}

/** The account that signed, as it was then, and whether it is that of whom the signature names. */
export function Account({ nda }: { nda: Nda }) {
  if (nda.accountEmail === null) {
    return <Box sx={{ color: 'text.secondary' }}>not recorded</Box>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <span>
        <EmailText>{nda.accountEmail}</EmailText>, {confirmation(nda.accountConfirmed)}
      </span>
      {nda.emailDiffers && <StateChip tone="warning" label="Differs from the signature" />}
    </Box>
  );
}

const confirmation = (confirmed: boolean | null): string => {
  if (confirmed === null) {
    return 'confirmation not recorded';
  }
  return confirmed ? 'confirmed' : 'not confirmed';
};

/** The text as it was when it was signed. */
export function Agreement({ nda }: { nda: Nda }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  if (nda.textLost) {
    return <Box sx={{ color: 'text.secondary' }}>The text was not kept</Box>;
  }
  return (
    <OpenFile
      name="As it was signed"
      label={`View the agreement that ${nda.name} signed in a new tab`}
      address={() => dataProvider.agreementLink(nda.id)}
    />
  );
}
