import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import type { NdaResourceDto } from '@stowbridge/api';
import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { OpenFile } from '../../components/OpenFile';
import { Panel } from '../../components/Panel';
import { shortDate } from '../../components/format';
import { StateChip } from '../../components/StateChip';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { signaturesOf } from '../documents/useSignatures';

/** On a phone the rest needs the room. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };

/** Who has signed the NDA, which text, and whether the account is that of whom the signature names. */
export function NdasPanel({ propertyId }: { propertyId: number }) {
  const [page, setPage] = useState(0);
  const { data = [], total = 0 } = useGetList<NdaResourceDto>('ndas', signaturesOf(propertyId, page), { onError: () => undefined });
  if (total === 0) return null;
  return (
    <Panel title="Signed NDAs" aside={total} flush>
      <Table size="small" aria-label="Signed NDAs">
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 5, ...wide }}>Date</TableCell>
            <TableCell>Signer</TableCell>
            <TableCell>Account</TableCell>
            <TableCell>Agreement</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((nda) => (
            <TableRow key={nda.id} hover sx={{ '&:last-child td': { borderBottom: 0 } }}>
              <TableCell sx={{ pl: 5, color: 'text.secondary', whiteSpace: 'nowrap', ...wide }}>{shortDate(nda.signedAt)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 520 }}>{nda.name}</Box>
                <Box sx={{ color: 'text.secondary' }}>{nda.email}</Box>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <Account nda={nda} />
              </TableCell>
              <TableCell>
                <Text nda={nda} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {total > signaturesOf(propertyId).pagination.perPage && (
        <TablePagination component="div" count={total} page={page} rowsPerPage={signaturesOf(propertyId).pagination.perPage} rowsPerPageOptions={[]} onPageChange={(_, next) => setPage(next)} sx={{ borderTop: 1, borderColor: 'divider' }} />
      )}
    </Panel>
  );
}

function Account({ nda }: { nda: NdaResourceDto }) {
  if (nda.accountEmail === null) return <Box sx={{ color: 'text.secondary' }}>not recorded</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <span>
        {nda.accountEmail}, {confirmation(nda.accountConfirmed)}
      </span>
      {nda.emailDiffers && <StateChip tone="warning" label="Differs from the signature" />}
    </Box>
  );
}

const confirmation = (confirmed: boolean | null): string => {
  if (confirmed === null) return 'confirmation not recorded';
  return confirmed ? 'confirmed' : 'not confirmed';
};

function Text({ nda }: { nda: NdaResourceDto }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  if (nda.textLost) return <Box sx={{ color: 'text.secondary' }}>The text was not kept</Box>;
  return <OpenFile name="As it was signed" label={`View the agreement that ${nda.name} signed in a new tab`} address={() => dataProvider.agreementLink(nda.id)} />;
}
