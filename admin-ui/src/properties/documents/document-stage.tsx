import Box from '@mui/material/Box';
import type { ListedDocumentDto } from '@stowbridge/api';
import { StateChip } from '../../components/state-chip';
import type { DocumentLine } from './document-lines';
import { DocumentVersion } from './document-version';

/** What readers have of a document: whether they have it, its version, and who has read an earlier one only. */
export function DocumentStage({ line }: { line: DocumentLine }) {
  const { document, stage, earlier } = line;
  const readEarlier = (document as Partial<ListedDocumentDto>).ReadEarlier ?? 0;
  if (stage === 'newest' && earlier.length === 0) {
    return null;
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, my: 0.5 }}>
      {stage === 'unpublished' && <StateChip tone="warning" label="Not published" />}
      {stage === 'withdrawn' && <StateChip tone="neutral" label="Withdrawn" />}
      <DocumentVersion line={line} />
      {readEarlier > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {document.Version === 2
            ? `${readEarlier} have read version 1 only`
            : `${readEarlier} have read an earlier version only`}
        </Box>
      )}
    </Box>
  );
}
