import Alert from '@mui/material/Alert';
import type { PropertyDocument } from '../../records/property';

/** What is to be known of a document's watermark: that buyers cannot open it now, or what a stamp does to it. */
export function DocumentNotices({ document: { Notices, WatermarkState } }: { document: PropertyDocument }) {
  return Notices.map((notice) => (
    <Alert
      key={notice}
      severity={WatermarkState === 'to prepare' ? 'warning' : 'info'}
      role="note"
      sx={{ my: 1, maxWidth: 520, fontSize: '0.8125rem' }}
    >
      {notice}
    </Alert>
  ));
}
