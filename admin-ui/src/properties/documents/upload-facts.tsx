import Box from '@mui/material/Box';
import { dateAndTime } from '../../components/format';
import type { PropertyDocument } from '../../records/property';
import { fileSize } from '../../components/file-size';

/** How large a document is, when it came and by whom, in one line below its name. */
export function UploadFacts({ document }: { document: PropertyDocument }) {
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {[fileSize(document.FileSize), dateAndTime(document.CreatedDate), document.UploadedBy]
        .filter(Boolean)
        .join(' · ')}
    </Box>
  );
}
