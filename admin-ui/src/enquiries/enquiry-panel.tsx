import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { EmailText } from '../components/email-text';
import { Facts, type Fact } from '../components/facts';
import { dateAndTime } from '../components/format';
import { RecordPanel } from '../components/record-panel';
import { StateChip } from '../components/state-chip';
import { paths } from '../paths';
import { crmCopies, enquiryKinds, enquiryState, type Enquiry } from './enquiry';
import { EnquiryOwner } from './enquiry-owner';
import { EnquiryTimeline } from './enquiry-timeline';
import { EnquiryReplies } from './enquiry-replies';
import { HandleEnquiry } from './handle-enquiry';

/** One enquiry, beside the list it was picked from. */
export function EnquiryPanel({ id, onClose }: { id?: number; onClose: () => void }) {
  return (
    <RecordPanel<Enquiry>
      resource="enquiries"
      id={id}
      kind="Enquiry"
      titleOf={({ name }) => name}
      width={520}
      onClose={onClose}
    >
      {(enquiry) => (
        <>
          <Box
            component="blockquote"
            sx={{
              m: 0,
              pl: 4,
              borderLeft: 3,
              borderColor: 'primary.main',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              lineHeight: 1.6,
            }}
          >
            {enquiry.message}
          </Box>
          <EnquiryReplies key={enquiry.id} enquiry={enquiry} />
          <Facts facts={factsOf(enquiry)} />
          <EnquiryOwner enquiry={enquiry} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button component={RouterLink} to={paths.newFromEnquiry(1, enquiry.id)}>
              Create buyer
            </Button>
            <Button component={RouterLink} to={paths.newFromEnquiry(2, enquiry.id)}>
              Create seller
            </Button>
            <HandleEnquiry enquiry={enquiry} />
          </Box>
          <EnquiryTimeline key={`timeline-${enquiry.id}`} id={enquiry.id} />
        </>
      )}
    </RecordPanel>
  );
}

function factsOf(enquiry: Enquiry): Fact[] {
  const { company, option, street, city, state, zip } = enquiry.detail;
  const optional: [string, string | undefined][] = [
    ['About', option],
    ['Company', company],
    ['Address', [street, [city, state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')],
  ];
  return [
    { label: 'Form', value: enquiryKinds[enquiry.kind] },
    ...(enquiry.propertyName === null ? [] : [{ label: 'Property', value: propertyOf(enquiry) }]),
    { label: 'Phone', value: <Link href={`tel:${enquiry.phone}`}>{enquiry.phone}</Link> },
    {
      label: 'Email',
      value: (
        <Link href={`mailto:${enquiry.email}`}>
          <EmailText>{enquiry.email}</EmailText>
        </Link>
      ),
    },
    ...optional.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    { label: 'Received', value: dateAndTime(enquiry.createdAt) },
    { label: 'Status', value: <StateChip {...enquiryState(enquiry)} /> },
    ...(enquiry.handledAt ? [{ label: 'Handled', value: dateAndTime(enquiry.handledAt) }] : []),
    {
      label: 'CRM copy',
      value: enquiry.crmCopy === 'none' ? 'Not copied' : <StateChip {...crmCopies[enquiry.crmCopy]} />,
    },
  ];
}

/** By its name of then; one that has been deleted leads nowhere. */
function propertyOf({ propertyId, propertyName }: Enquiry) {
  return propertyId === null ? (
    propertyName
  ) : (
    <Link component={RouterLink} to={paths.property(propertyId)}>
      {propertyName}
    </Link>
  );
}
