import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { SelectOne, SelectPage, type Selection } from './selection';

interface Props<RecordType extends RaRecord> {
  label: string;
  data: RecordType[];
  card: (record: RecordType) => ReactNode;
  rowSx?: (record: RecordType) => SystemStyleObject<Theme>;
  selection?: Selection<RecordType>;
}

/** The records of a list on a phone, below each other, with boxes where they can be selected. */
export function Cards<RecordType extends RaRecord>({ label, data, card, rowSx, selection }: Props<RecordType>) {
  return (
    <>
      {selection && (
        <Box
          sx={{
            px: 4,
            py: 2,
            display: 'flex',
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
            color: 'text.secondary',
          }}
        >
          <SelectPage isSelectable={selection.isSelectable} />
          <span aria-hidden>Select all on this page</span>
        </Box>
      )}
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((record) => (
          <Box
            component="li"
            key={record.id}
            sx={{ p: 4, display: 'flex', '& + &': { borderTop: 1, borderColor: 'divider' }, ...rowSx?.(record) }}
          >
            {selection && (
              <Box sx={{ flex: 'none' }}>
                <SelectOne record={record} selection={selection} />
              </Box>
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>{card(record)}</Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
