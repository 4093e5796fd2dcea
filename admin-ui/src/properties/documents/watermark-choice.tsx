import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DocumentType } from '@stowbridge/contract/ids';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { PropertyDocument } from '../../records/property';
import { useDocumentChange } from './use-document-change';

/** Whether buyers get copies that name them, changed in its row; only the pages of a PDF can be stamped, and an NDA never is. */
export function WatermarkChoice({
  document: { ID, ActualFileName, DocumentTypeID, Stampable, Tier, Watermark, WatermarkState },
}: {
  document: PropertyDocument;
}) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { chosen, running, choose } = useDocumentChange(
    (watermark: boolean) => dataProvider.setDocumentWatermark(ID, Tier, watermark),
    (watermark) => `Buyers get ${ActualFileName} ${watermark ? 'with' : 'without'} a watermark.`,
  );
  if (DocumentTypeID === DocumentType.Nda) {
    return null;
  }
  if (Stampable === 'not a PDF') {
    return <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>{WatermarkState}</Box>;
  }
  return (
    <FormControlLabel
      label="Watermark"
      control={
        <Switch
          size="small"
          checked={chosen ?? Watermark}
          disabled={running}
          onChange={(_, on) => choose(on)}
          slotProps={{ input: { 'aria-label': `Watermark: ${ActualFileName}` } }}
        />
      }
      sx={{
        ml: -1.75,
        minHeight: 24,
        mr: 0,
        '& .MuiFormControlLabel-label': { fontSize: '0.8125rem', color: 'text.secondary' },
      }}
    />
  );
}
