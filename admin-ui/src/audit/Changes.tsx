import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { nothing } from '../components/format';
import { radius } from '../theme/tokens';
import { differencesOf, sentence, type AuditEntry } from './auditEntry';

/** What an edit did to each field: before and after, side by side. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const differences = differencesOf(entry);
  if (!differences.length) return null;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: `${radius.base}px`, overflow: 'hidden' }}>
      <Table size="small" aria-label="Changes" sx={{ tableLayout: 'fixed', '& tr:last-of-type td, & tr:last-of-type th': { borderBottom: 0 }, '& thead tr:last-of-type th': { borderBottom: 1, borderColor: 'divider' } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '28%' }}>Field</TableCell>
            <TableCell>Before</TableCell>
            <TableCell>After</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 540, overflowWrap: 'anywhere', verticalAlign: 'top' }}>
                {sentence(field)}
              </TableCell>
              <Value tone="danger">{before}</Value>
              <Value tone="success">{after}</Value>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Value({ children, tone }: { children: string; tone: 'danger' | 'success' }) {
  return (
    <TableCell sx={{ verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      <Box component="span" sx={children ? { px: 1, py: 0.25, borderRadius: '4px', boxDecorationBreak: 'clone', bgcolor: (theme) => theme.tokens.tones[tone].fill, color: (theme) => theme.tokens.tones[tone].text } : { color: 'text.secondary' }}>
        {children || nothing}
      </Box>
    </TableCell>
  );
}
