import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { nothing } from '../components/format';
import { radius } from '../theme/tokens';
import { changedFields, type AuditEntry } from './audit-entry';
import { FieldValue, labelOf } from './field-value';

/** What an edit did to each field: before and after, side by side. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const fields = changedFields(entry);
  if (!fields.length) {
    return null;
  }
  const { subjectType: of, related } = entry;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: `${radius.base}px`, overflow: 'hidden' }}>
      <Table
        size="small"
        aria-label="Changes"
        sx={{
          tableLayout: 'fixed',
          '& tr:last-of-type td, & tr:last-of-type th': { borderBottom: 0 },
          '& thead tr:last-of-type th': { borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '28%' }}>Field</TableCell>
            <TableCell>Before</TableCell>
            <TableCell>After</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field}>
              <TableCell
                component="th"
                scope="row"
                sx={{ fontWeight: 540, overflowWrap: 'anywhere', verticalAlign: 'top' }}
              >
                {labelOf(of, field)}
              </TableCell>
              {(
                [
                  ['danger', entry.before],
                  ['success', entry.after],
                ] as const
              ).map(([tone, values]) => (
                <Value key={tone} tone={tone} empty={values?.[field] == null || values[field] === ''}>
                  <FieldValue of={of} field={field} value={values?.[field]} related={related} />
                </Value>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Value({ children, tone, empty }: { children: ReactNode; tone: 'danger' | 'success'; empty: boolean }) {
  return (
    <TableCell sx={{ verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      <Box
        component="span"
        sx={
          !empty
            ? {
                px: 1,
                py: 0.25,
                borderRadius: '4px',
                boxDecorationBreak: 'clone',
                bgcolor: (theme) => theme.tokens.tones[tone].fill,
                color: (theme) => theme.tokens.tones[tone].text,
              }
            : { color: 'text.secondary' }
        }
      >
        {empty ? nothing : children}
      </Box>
    </TableCell>
  );
}
