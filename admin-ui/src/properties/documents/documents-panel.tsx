import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DOCUMENTS_ANCHOR } from '@stowbridge/contract/addresses';
import { DocumentType } from '@stowbridge/contract/ids';
import { useRef, useState } from 'react';
import { ChooseFiles } from '../../components/choose-files';
import { FileDrop } from '../../components/file-drop';
import { Panel } from '../../components/panel';
import { nothing, shortDateAndTime } from '../../components/format';
import { useAnchor } from '../../components/use-anchor';
import { useDialog } from '../../components/use-dialog';
import { nameOf, useLookups } from '../../components/lookups/use-lookups';
import { below, paths } from '../../paths';
import { AddDocument } from './add-document';
import { acceptedDocuments } from './document-types';
import { DeleteDocument } from './delete-document';
import { linesOf } from './document-lines';
import { DocumentNotices } from './document-notices';
import { DocumentLink } from './document-link';
import { DocumentStage } from './document-stage';
import { fileSize } from '../../components/file-size';
import { PublishDocuments } from './publish-documents';
import { PublishingActions } from './publishing-actions';
import { ReadBy } from './read-by';
import { TierChoice } from './tier-choice';
import { UploadFacts } from './upload-facts';
import { UploadList } from './upload-list';
import { useFileList } from './use-file-list';
import { WatermarkChoice } from './watermark-choice';
import type { PropertyDocument } from '../../records/property';
import { figures } from '../../theme/figures';
import { useDocuments } from './use-documents';

/** [CONST-29] */
const pageLength = 10;

/** On narrower screens these are below the name. */
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

/** Where nothing can be dragged there is nothing to drop. */
const dropHint = {
  px: 5,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '@media (hover: none)': { display: 'none' },
} as const;

/** The documents of a property as a table, ten to a page [APROP-73]. */
export function DocumentsPanel({ propertyId }: { propertyId: number }) {
  const { documentTypes } = useLookups();
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const files = useDocuments(propertyId);
  const { documents, remove, refresh } = files;
  const list = useFileList(propertyId);
  const upload = useRef<HTMLButtonElement>(null);
  const adding = useDialog(paths.property(propertyId), below.newDocument);
  useAnchor(DOCUMENTS_ANCHOR, documents !== undefined);
  const [page, setPage] = useState(0);
  /** Proposed for the next file of this visit; never the NDA, which is the text that buyers sign [FOFF-06]. */
  const [lastType, setLastType] = useState<number>();
  const listed = linesOf(documents ?? []);
  const waiting = listed.filter(({ stage }) => stage === 'unpublished').map(({ document }) => document);
  const first = Math.min(page, Math.max(0, Math.ceil(listed.length / pageLength) - 1)) * pageLength;

  return (
    <Panel
      title="Documents"
      anchor={DOCUMENTS_ANCHOR}
      aside={listed.length || undefined}
      flush
      actions={
        <>
          <PublishDocuments waiting={waiting} />
          <ChooseFiles
            label="Upload several"
            description="Upload several documents"
            accept={acceptedDocuments}
            multiple
            onChoose={list.add}
          />
          <Button
            ref={upload}
            startIcon={<FileUploadOutlined />}
            aria-label="Upload document"
            aria-haspopup="dialog"
            onClick={() => adding.open()}
          >
            Upload
          </Button>
        </>
      }
    >
      {adding.params && (
        <AddDocument
          propertyId={propertyId}
          files={files}
          proposed={lastType}
          onAdded={(type) => setLastType(type === DocumentType.Nda ? undefined : type)}
          onClose={adding.close}
        />
      )}
      <FileDrop onDrop={list.add} lineAt={-4}>
        {list.files.length > 0 && (
          <UploadList
            propertyId={propertyId}
            list={list}
            documents={documents ?? []}
            onClose={() => {
              list.clear();
              upload.current?.focus();
            }}
          />
        )}
        {listed.length === 0 ? (
          <Box sx={{ p: 6, color: 'text.secondary', textAlign: 'center' }}>No documents available.</Box>
        ) : (
          <Table size="small" aria-label="Documents">
            <TableHead>
              <TableRow>
                <TableCell sx={{ pl: 5 }}>Document</TableCell>
                <TableCell sx={wide}>Opens to</TableCell>
                <TableCell align="right" sx={wide}>
                  Size
                </TableCell>
                <TableCell sx={wide}>Uploaded</TableCell>
                <TableCell sx={wide}>By</TableCell>
                <TableCell align="right">Actions</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {listed.slice(first, first + pageLength).map(({ document, ...line }) => (
                <TableRow key={document.LineID} hover sx={{ '&:last-child td': { borderBottom: 0 } }}>
                  <TableCell sx={{ pl: 5 }}>
                    <DocumentLink document={document} />
                    <DocumentStage line={{ document, ...line }} />
                    <Box
                      sx={{
                        display: 'flex',
                        flexWrap: 'wrap',
                        columnGap: 3,
                        color: 'text.secondary',
                        fontSize: '0.8125rem',
                      }}
                    >
                      {nameOf(documentTypes, document.DocumentTypeID)}
                      <ReadBy document={document} />
                    </Box>
                    <DocumentNotices document={document} />
                    <Box sx={{ display: { md: 'none' } }}>
                      <UploadFacts document={document} />
                      {narrow && <Settings document={document} />}
                    </Box>
                  </TableCell>
                  <TableCell sx={{ ...wide, py: 1 }}>{!narrow && <Settings document={document} />}</TableCell>
                  <TableCell align="right" sx={{ ...wide, ...figures, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                    {fileSize(document.FileSize)}
                  </TableCell>
                  <TableCell sx={{ ...wide, ...figures, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                    {shortDateAndTime(document.CreatedDate)}
                  </TableCell>
                  <TableCell sx={{ ...wide, color: 'text.secondary' }}>{document.UploadedBy ?? nothing}</TableCell>
                  <TableCell align="right" sx={{ py: 0.5 }}>
                    <Box
                      sx={{
                        display: 'inline-flex',
                        flexWrap: { xs: 'wrap', md: 'nowrap' },
                        justifyContent: 'flex-end',
                      }}
                    >
                      <PublishingActions line={{ document, ...line }} />
                      <DeleteDocument document={document} remove={remove} refresh={refresh} />
                    </Box>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
        {listed.length > pageLength && (
          <TablePagination
            component="div"
            count={listed.length}
            page={first / pageLength}
            rowsPerPage={pageLength}
            rowsPerPageOptions={[]}
            onPageChange={(_, next) => setPage(next)}
            sx={{ borderTop: 1, borderColor: 'divider' }}
          />
        )}
        <Box sx={dropHint}>Drop files here to upload several at once.</Box>
      </FileDrop>
    </Panel>
  );
}

/** How far a document opens, and whether the copies name their readers. */
const Settings = ({ document }: { document: PropertyDocument }) => (
  <Box sx={{ mt: { xs: 1, md: 0 } }}>
    <TierChoice document={document} />
    <WatermarkChoice document={document} />
  </Box>
);
