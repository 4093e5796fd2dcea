import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DocumentType } from '@stowbridge/contract/ids';
import { ChooseFiles } from '../../components/choose-files';
import { ErrorArea } from '../../components/error-area';
import { useLookups } from '../../components/lookups/use-lookups';
import { acceptedDocuments } from './document-types';
import { DeleteDocument } from './delete-document';
import { DocumentNotices } from './document-notices';
import { DocumentLink } from './document-link';
import { ReplaceNda } from './replace-nda';
import { TierChoice } from './tier-choice';
import { UploadFacts } from './upload-facts';
import { WatermarkChoice } from './watermark-choice';
import type { useDocuments } from './use-documents';

/** For each type of document its files, and a way to add one [APROP-33]. The NDA comes first: everything waits for it. */
export function DocumentsByType({
  documents = [],
  uploading,
  upload,
  choose,
  remove,
  refresh,
  asked,
}: ReturnType<typeof useDocuments>) {
  const { documentTypes } = useLookups();
  const ordered = [...documentTypes].sort(
    (a, b) => Number(b.id === DocumentType.Nda) - Number(a.id === DocumentType.Nda),
  );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ErrorArea text={upload.failure} onClose={upload.forget} />
      {asked && <ReplaceNda {...asked} />}
      <Box component="ul" aria-label="Documents by type" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ordered.map((type) => {
          const files = documents.filter(({ DocumentTypeID }) => DocumentTypeID === type.id);
          const busy = uploading?.typeId === type.id;
          return (
            <Box component="li" key={type.id} sx={{ py: 2.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
                <Box sx={{ flex: 1, fontWeight: 540 }}>
                  {type.name}
                  {type.id === DocumentType.Nda && (
                    <Box
                      component="span"
                      sx={{ ml: 2, color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem' }}
                    >
                      required before buyers can see documents
                    </Box>
                  )}
                </Box>
                <ChooseFiles
                  compact
                  label="Upload"
                  description={`Upload ${type.name}`}
                  accept={acceptedDocuments}
                  running={busy}
                  onChoose={([file]) => choose(type.id, file)}
                />
              </Box>
              {files.map((document) => (
                <Box
                  key={document.ID}
                  sx={{ display: 'flex', alignItems: 'center', gap: 2, justifyContent: 'space-between', mt: 1 }}
                >
                  <Box sx={{ minWidth: 0 }}>
                    <DocumentLink document={document} />
                    <UploadFacts document={document} />
                    <DocumentNotices document={document} />
                    <TierChoice document={document} />
                    <WatermarkChoice document={document} />
                  </Box>
                  <DeleteDocument document={document} remove={remove} refresh={refresh} />
                </Box>
              ))}
              {busy && (
                <LinearProgress
                  variant="determinate"
                  value={uploading.share * 100}
                  aria-label={`Uploading ${type.name}`}
                  sx={{ mt: 2 }}
                />
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
