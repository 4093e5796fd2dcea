import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { today } from '@stowbridge/contract/dates';
import {
  figureRows,
  hasActivity,
  mondayOf,
  NO_ACTIVITY,
  REPORT_NOTE_MAX,
  weekName,
} from '@stowbridge/contract/reports';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ErrorArea } from '../../components/error-area';
import { useLookups } from '../../components/lookups/use-lookups';
import { Panel } from '../../components/panel';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';

/** What the seller is told of this week on Monday, with the broker's sentence [BEYB-65]. */
export function WeekPanel({ propertyId }: { propertyId: number }) {
  const { timeZone } = useLookups();
  const monday = mondayOf(today(timeZone));
  const dataProvider = useDataProvider<AdminDataProvider>();
  const key = ['week-report', propertyId, monday];
  const { data: report } = useQuery({ queryKey: key, queryFn: () => dataProvider.weekReport(propertyId, monday) });
  const [typed, setTyped] = useState<string>();
  const queries = useQueryClient();
  const notify = useNotify();
  const save = useTask(async () => {
    queries.setQueryData(key, await dataProvider.describeWeek(propertyId, monday, typed ?? ''));
    setTyped(undefined);
    notify('The sentence is saved.', { type: 'success' });
  });
  if (!report) {
    return null;
  }
  const note = typed ?? report.note ?? '';
  return (
    <Panel title="Seller's report">
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save.run();
        }}
        sx={{ display: 'grid', gap: 3 }}
      >
        <Box sx={{ color: 'text.secondary' }}>{`${weekName(monday)}, sent on Monday`}</Box>
        {hasActivity(report.figures) ? (
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
            {figureRows(report.figures, timeZone).map(([label, value]) => (
              <Box
                key={label}
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}
              >
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {label}
                </Box>
                <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', textAlign: 'right' }}>
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
        ) : (
          <Box>{NO_ACTIVITY}</Box>
        )}
        <TextField
          label="Sentence for the seller"
          value={note}
          multiline
          minRows={2}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: REPORT_NOTE_MAX } }}
          helperText={`Stands in the report of this week; at most ${REPORT_NOTE_MAX} characters.`}
        />
        <ErrorArea text={save.failure} onClose={save.forget} />
        <Box>
          <Button type="submit" loading={save.running} disabled={note === (report.note ?? '')}>
            Save
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
