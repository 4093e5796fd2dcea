import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { fieldOfColumn } from '@stowbridge/contract/imports';
import { useDataProvider, useRefresh } from 'react-admin';
import { ErrorArea } from '../components/error-area';
import { Panel } from '../components/panel';
import { useDeed } from '../components/use-deed';
import { useFollowing } from '../components/use-following';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { fieldChoices, namedTwice, type Import } from './import';

/** What each column of the file is; a change is checked at once [BEYE-34]. */
export function ColumnsForm({ one: { id, kind, headings, columns: stored } }: { one: Import }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const deed = useDeed();
  // The same array as long as the same is stored, so that what is typed stays while the page looks again.
  const [text, setText] = useFollowing(JSON.stringify(stored));
  const columns = JSON.parse(text) as string[];
  const choices = fieldChoices(kind);
  const twice = namedTwice(columns);
  const check = useTask(async () => {
    await deed(() => dataProvider.setImportColumns(id, columns));
    refresh();
  });
  const say = (at: number, name: string) =>
    setText(JSON.stringify(columns.map((one, index) => (index === at ? name : one))));
  return (
    <Panel title="Columns" aside={`${columns.filter(Boolean).length} of ${columns.length} are taken`}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void check.run();
        }}
        sx={{ display: 'grid', gap: 4 }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
          }}
        >
          {headings.map((heading, at) => (
            <TextField
              // Two columns may have one heading; they keep their places.
              key={at}
              select
              size="small"
              label={heading || `Column ${at + 1}`}
              value={columns[at]}
              error={twice.includes(columns[at])}
              onChange={(event) => say(at, event.target.value)}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              {choices.map((choice) => (
                <MenuItem key={choice.id} value={choice.id}>
                  {choice.name}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Box>
        {twice.length > 0 && (
          <FormHelperText error>{`${fieldOfColumn(kind, twice[0])?.label ?? ''} is named twice.`}</FormHelperText>
        )}
        <ErrorArea text={check.failure} />
        <Box>
          <Button
            type="submit"
            variant="contained"
            loading={check.running}
            disabled={twice.length > 0 || text === JSON.stringify(stored)}
          >
            Check again
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
