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
import { nothing, shortDateAndTime } from '../../components/format';
import { nameOf, useLookups } from '../../lookups/useLookups';
import { acceptedDocuments } from './documentTypes';
import { DeleteDocument } from './DeleteDocument';
import { DocumentLink } from './DocumentLink';
import { fileSize } from './fileSize';
import { ReplaceNda } from './ReplaceNda';
import { UploadFacts } from './UploadFacts';
import { useDocuments } from './useDocuments';

/** [CONST-29] */
const pageLength = 10;

/** On narrower screens these stand below the name. */
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

/**
 * The documents of a property as a table, ten to a page [APROP-73]. The type is chosen by hand, and proposed for the
 * next file of this visit; never the NDA, which is the text that buyers sign [FOFF-06].
 */
export function DocumentsPanel({ propertyId }: { propertyId: number }) {
  const { documentTypes } = useLookups();
  const { documents, uploading, upload, choose, remove, refresh, asked } = useDocuments(propertyId);
  const [page, setPage] = useState(0);
  const [typeId, setTypeId] = useState<number>();
  const listed = documents ?? [];
  const first = Math.min(page, Math.max(0, Math.ceil(listed.length / pageLength) - 1)) * pageLength;

  const send = (type: number, file: File | undefined) => {
    choose(type, file);
    if (type === DocumentType.Nda) setTypeId(undefined);
  };

  return (
    <Panel
      title="Documents"
      aside={listed.length || undefined}
      flush
      actions={
        <>
          <Select
            value={typeId ?? ''}
            displayEmpty
            renderValue={(chosen) => nameOf(documentTypes, Number(chosen)) || 'Choose a type'}
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
          <ChooseFiles label="Upload" accept={acceptedDocuments} running={Boolean(uploading)} disabled={typeId === undefined || !documents} onChoose={([file]) => typeId && send(typeId, file)} />
        </>
      }
    >
      {asked && <ReplaceNda {...asked} />}
      {uploading && <LinearProgress variant="determinate" value={uploading.share * 100} aria-label="Uploading document" />}
      {upload.failure && (
        <Box sx={{ p: 4 }}>
          <ErrorArea text={upload.failure} onClose={upload.forget} />
        </Box>
      )}
      {listed.length === 0 ? (
        <Box sx={{ p: 6, color: 'text.secondary', textAlign: 'center' }}>No documents available.</Box>
      ) : (
        <Table size="small" aria-label="Documents">
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 5 }}>Document</TableCell>
              <TableCell sx={wide}>Type</TableCell>
              <TableCell align="right" sx={wide}>
                Size
              </TableCell>
              <TableCell sx={wide}>Uploaded</TableCell>
              <TableCell sx={wide}>By</TableCell>
              <TableCell align="right">Actions</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {listed.slice(first, first + pageLength).map((document) => (
              <TableRow key={document.ID} hover sx={{ '&:last-child td': { borderBottom: 0 } }}>
                <TableCell sx={{ pl: 5 }}>
                  <DocumentLink document={document} />
                  <Box sx={{ display: { md: 'none' } }}>
                    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{nameOf(documentTypes, document.DocumentTypeID)}</Box>
                    <UploadFacts document={document} />
                  </Box>
                </TableCell>
                <TableCell sx={{ ...wide, color: 'text.secondary' }}>{nameOf(documentTypes, document.DocumentTypeID)}</TableCell>
                <TableCell align="right" sx={{ ...wide, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {fileSize(document.FileSize)}
                </TableCell>
                <TableCell sx={{ ...wide, color: 'text.secondary', whiteSpace: 'nowrap' }}>{shortDateAndTime(document.CreatedDate)}</TableCell>
                <TableCell sx={{ ...wide, color: 'text.secondary' }}>{document.UploadedBy ?? nothing}</TableCell>
                <TableCell align="right" sx={{ py: 0.5 }}>
                  <DeleteDocument document={document} remove={remove} refresh={refresh} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {listed.length > pageLength && (
        <TablePagination component="div" count={listed.length} page={first / pageLength} rowsPerPage={pageLength} rowsPerPageOptions={[]} onPageChange={(_, next) => setPage(next)} sx={{ borderTop: 1, borderColor: 'divider' }} />
      )}
    </Panel>
  );
}
