import type { WatermarkDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'react-admin';
import { EmailText } from '../components/email-text';
import { Facts } from '../components/facts';
import { dateAndTime } from '../components/format';
import { Panel } from '../components/panel';
import { RecordLink } from '../components/record-link';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { figures } from '../theme/figures';

const quiet = { color: 'text.secondary' } as const;

/** Whose copy it is and of what, and when and from where it was opened [BEYA-77]. */
export function FoundCopy({ code }: { code: string }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['watermark', code],
    queryFn: () => dataProvider.watermark(code),
    retry: false,
  });
  return (
    <Box aria-live="polite">
      {data ? (
        <Copy copy={data} />
      ) : error instanceof HttpError && error.status === 404 ? (
        <Panel title={code}>
          <Box sx={quiet}>No copy has this code. Please compare it with the page again.</Box>
        </Panel>
      ) : error ? (
        <Panel title={code}>
          <Box sx={{ ...quiet, display: 'grid', justifyItems: 'start', gap: 3 }}>
            The code could not be looked up.
            <Button onClick={() => void refetch()}>Try again</Button>
          </Box>
        </Panel>
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </Box>
  );
}

function Copy({ copy }: { copy: WatermarkDto }) {
  const { code, userId, name, email, companyName, documentName, version, propertyId, propertyName } = copy;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Panel title={code}>
        <Facts
          facts={[
            {
              label: 'Person',
              value: (
                <>
                  <RecordLink kind="user" id={userId} name={name} />
                  {companyName && <Box sx={{ ...quiet, fontWeight: 400 }}>{companyName}</Box>}
                </>
              ),
            },
            { label: 'Email', value: <EmailText>{email}</EmailText> },
            { label: 'Document', value: `${documentName}, version ${version}` },
            {
              label: 'Property',
              value: propertyName ? (
                <RecordLink kind="property" id={propertyId} name={propertyName} />
              ) : (
                `No. ${propertyId}, deleted`
              ),
            },
            { label: 'Made', value: dateAndTime(copy.madeAt) },
            { label: 'Line on each page', value: copy.text },
            {
              label: 'SHA-256',
              value: <Box sx={{ fontFamily: 'monospace', fontSize: '0.8125rem', fontWeight: 400 }}>{copy.sha256}</Box>,
            },
          ]}
        />
      </Panel>
      <Panel title="Opens of this copy" aside={copy.opens.length || undefined} flush={copy.opens.length > 0}>
        {copy.opens.length === 0 ? (
          <Box sx={quiet}>No open of this copy is recorded.</Box>
        ) : (
          <Table size="small" aria-label="Opens of this copy">
            <TableHead>
              <TableRow>
                <TableCell sx={{ pl: 5 }}>Opened</TableCell>
                <TableCell>From</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {copy.opens.map(({ at, address }, index) => (
                <TableRow key={index} sx={{ '&:last-child td': { borderBottom: 0 } }}>
                  <TableCell sx={{ ...figures, pl: 5, whiteSpace: 'nowrap' }}>{dateAndTime(at)}</TableCell>
                  <TableCell sx={{ ...figures, overflowWrap: 'anywhere' }}>{address ?? 'not recorded'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Panel>
    </Box>
  );
}
