import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useDataProvider, useNotify } from 'react-admin';
import { EmailText } from '../../components/email-text';
import { OpenFile } from '../../components/open-file';
import { NameButton } from '../../components/list/name-button';
import { StateChip } from '../../components/state-chip';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';
import { RecordLink } from '../../components/record-link';
import { useLookups } from '../../components/lookups/use-lookups';
import { addressOf, officeMoment, type Nda } from './nda';

const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;
/** Tall enough for a finger, though links are below each other. */
const reach = { display: 'inline-flex', alignItems: 'center', minHeight: 24, overflowWrap: 'anywhere' } as const;

/** When it was signed, at the office, which opens its record; and from which address on the network. */
export function Signed({ nda, onOpen }: { nda: Nda; onOpen: () => void }) {
  const { timeZone } = useLookups();
  return (
    <>
      <NameButton onClick={onOpen}>{officeMoment(nda.signedAt, timeZone)}</NameButton>
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

export const Property = ({ nda: { propertyId, propertyName, propertyGone } }: { nda: Nda }) => (
  <RecordLink kind="property" id={propertyId} name={propertyName} gone={propertyGone} sx={{ fontWeight: 560 }} />
);

/** Whether the certificate is made: within half a minute of the signature, or, of an old one, when it is first asked for. */
export function CertificateState({ nda: { certifiedAt } }: { nda: Nda }) {
  return certifiedAt ? <StateChip tone="success" label="Ready" /> : <StateChip tone="neutral" label="Not made yet" />;
}

/** The agreement with the page that says who signed it, when and how. */
export function Certificate({ nda }: { nda: Nda }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const saving = useTask(async () => {
    try {
      await dataProvider.saveCertificate(nda.id);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  return (
    <Button startIcon={<FileDownloadOutlined />} loading={saving.running} onClick={() => void saving.run()}>
      Certificate (PDF)
    </Button>
  );
}
