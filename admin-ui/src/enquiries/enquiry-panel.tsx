import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import { Facts, type Fact } from '../components/facts';
import { dateAndTime } from '../components/format';
import { StateChip } from '../components/state-chip';
import { crmCopies, enquiryKinds, enquiryState, type Enquiry } from './enquiry';
import { HandleEnquiry } from './handle-enquiry';

/** One enquiry, beside the list it was picked from. */
export function EnquiryPanel({ id, onClose }: { id?: number; onClose: () => void }) {
  const title = useId();
  return (
    <Drawer
      anchor="right"
      open={id !== undefined}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: { xs: '100%', sm: 520 } } } }}
    >
      {id !== undefined && <Content id={id} title={title} onClose={onClose} />}
    </Drawer>
  );
}

function Content({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const { data: enquiry, error } = useGetOne<Enquiry>('enquiries', { id }, { onError: () => undefined, retry: false });
  return (
    <Box sx={{ p: 6, display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Typography id={title} variant="h2" sx={{ flex: 1, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {enquiry?.name ?? 'Enquiry'}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} sx={{ mt: -1, mr: -2 }}>
          <Close />
        </IconButton>
      </Box>
      {error && <Alert severity="error">This enquiry could not be opened.</Alert>}
      {!enquiry && !error && <Skeleton variant="rounded" height={280} />}
      {enquiry && (
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
          <Facts facts={factsOf(enquiry)} />
          <Box>
            <HandleEnquiry enquiry={enquiry} />
          </Box>
        </>
      )}
    </Box>
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
    { label: 'Phone', value: <Link href={`tel:${enquiry.phone}`}>{enquiry.phone}</Link> },
    { label: 'Email', value: <Link href={`mailto:${enquiry.email}`}>{enquiry.email}</Link> },
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
