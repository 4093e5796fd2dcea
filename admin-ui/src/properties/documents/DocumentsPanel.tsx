import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { DocumentType } from '@stowbridge/contract/ids';
import { useState } from 'react';
import { ChooseFiles } from '../../components/ChooseFiles';
import { ErrorArea } from '../../components/ErrorArea';
import { Panel } from '../../components/Panel';
import { shortDate } from '../../components/format';
import { nameOf, useLookups } from '../../lookups/useLookups';
import { AskToSignAgain } from './AskToSignAgain';
import { acceptedDocuments } from './documentTypes';
import { DeleteDocument } from './DeleteDocument';
import { DocumentLink } from './DocumentLink';
import { useDocuments } from './useDocuments';

/** [CONST-29] */
const pageLength = 10;

/** The documents of a property as a table, ten to a page [APROP-73]. */
export function DocumentsPanel({ propertyId }: { propertyId: number }) {
  const { documentTypes } = useLookups();
  const { documents = [], uploading, upload, choose, remove, refresh, replacement, replace, keep } = useDocuments(propertyId);
  const [page, setPage] = useState(0);
  const [typeId, setTypeId] = useState<number>(DocumentType.Nda);
  const first = Math.min(page, Math.max(0, Math.ceil(documents.length / pageLength) - 1)) * pageLength;

  return (
    <Panel
      title="Documents"
      aside={documents.length || undefined}
      flush
      actions={
        <>
          <Select
            value={documentTypes.length ? typeId : ''}
            onChange={(event) => setTypeId(Number(event.target.value))}
            inputProps={{ 'aria-label': 'Document type' }}
            sx={{ minHeight: 36, width: { xs: 110, sm: 210 } }}
          >
            {documentTypes.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </Select>
          <ChooseFiles label="Upload" accept={acceptedDocuments} running={Boolean(uploading)} onChoose={([file]) => choose(typeId, file)} />
        </>
      }
    >
      {replacement && <AskToSignAgain file={replacement} replace={replace} keep={keep} />}
      {uploading && <LinearProgress variant="determinate" value={uploading.share * 100} aria-label="Uploading document" />}
      {upload.failure && (
        <Box sx={{ p: 4 }}>
          <ErrorArea text={upload.failure} onClose={upload.forget} />
        </Box>
      )}
      {documents.length === 0 ? (
        <Box sx={{ p: 6, color: 'text.secondary', textAlign: 'center' }}>No documents available.</Box>
      ) : (
        <Table size="small" aria-label="Documents">
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 5 }}>Document</TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>Type</TableCell>
              <TableCell>Date</TableCell>
              <TableCell align="right">Actions</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {documents.slice(first, first + pageLength).map((document) => (
              <TableRow key={document.ID} hover sx={{ '&:last-child td': { borderBottom: 0 } }}>
                <TableCell sx={{ pl: 5 }}>
                  <DocumentLink document={document} />
                </TableCell>
                <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' }, color: 'text.secondary' }}>{nameOf(documentTypes, document.DocumentTypeID)}</TableCell>
                <TableCell sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{shortDate(document.CreatedDate)}</TableCell>
                <TableCell align="right" sx={{ py: 0.5 }}>
                  <DeleteDocument document={document} remove={remove} refresh={refresh} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {documents.length > pageLength && (
        <TablePagination component="div" count={documents.length} page={first / pageLength} rowsPerPage={pageLength} rowsPerPageOptions={[]} onPageChange={(_, next) => setPage(next)} sx={{ borderTop: 1, borderColor: 'divider' }} />
      )}
    </Panel>
  );
}
