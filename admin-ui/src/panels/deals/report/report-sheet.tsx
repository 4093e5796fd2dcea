import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { Facts } from '../../../components/facts';
import { longDate } from '../../../components/format';
import { Mark } from '../../../components/brand';
import { product } from '../../../product';
import type { DealReport } from '../../../records/deal';
import { reportSections } from './report-sections';

/** On paper there is the sheet alone, black on white. */
const onPaper = {
  '@media print': {
    'body > #root': { display: 'none' },
    '.MuiBackdrop-root, .MuiDialogTitle-root': { display: 'none !important' },
    '.MuiDialog-root, .MuiDialog-container': {
      position: 'static !important',
      height: 'auto !important',
      display: 'block !important',
    },
    '.MuiDialog-paper': {
      border: '0 !important',
      boxShadow: 'none !important',
      margin: '0 !important',
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      background: '#fff !important',
      color: '#000 !important',
    },
  },
};

/** The deal report as a sheet of paper. */
export function ReportSheet({ report }: { report: DealReport }) {
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        p: { xs: 5, sm: 8 },
        '@media print': { border: 0, p: 0 },
      }}
    >
      <GlobalStyles styles={onPaper} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, mb: 6 }}>
        <Box>
          <Typography variant="h1" component="h3" sx={{ fontSize: '1.25rem' }}>
            {report.Property}
          </Typography>
          <Typography color="text.secondary">{report.PropertyAddress}</Typography>
        </Box>
        <Box
          sx={{
            display: 'grid',
            justifyItems: 'end',
            alignContent: 'start',
            gap: 1,
            color: 'text.secondary',
            fontSize: '0.8125rem',
            whiteSpace: 'nowrap',
          }}
        >
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', color: 'text.primary', fontWeight: 640 }}>
            <Mark size={18} /> {product.name}
          </Box>
          {longDate(new Date().toISOString())}
        </Box>
      </Box>
      {reportSections(report).map((section) => (
        <Box key={section.title} sx={{ mt: 5 }}>
          <Typography variant="h3" component="h4" sx={{ pb: 1, borderBottom: 1, borderColor: 'text.primary' }}>
            {section.title}
          </Typography>
          <Facts facts={section.rows.map(([label, value]) => ({ label, value }))} />
        </Box>
      ))}
    </Box>
  );
}
