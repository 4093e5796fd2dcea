import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ErrorArea } from '../../components/ErrorArea';
import { Modal } from '../../components/Modal';
import { useTask } from '../../components/useTask';
import { useUnsavedGuard } from '../../components/useUnsavedGuard';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { usePropertyRefresh } from '../actions/usePropertyRefresh';
import type { Property } from '../property';
import { Description } from './Description';
import { htmlOf, markupOf } from './descriptionMarkup';

/** Light text where it can say everything that the description holds; otherwise the HTML itself. */
function startOf(stored: string): { start: string; light: boolean } {
  const markup = markupOf(stored);
  return markup === null ? { start: stored, light: false } : { start: markup, light: true };
}

/** The modal that edits the description [APROP-75]: text on one side, how it will read on the other. */
export function DescriptionEditor({ property, onClose }: { property: Property; onClose: () => void }) {
  const [{ start, light }] = useState(() => startOf(property.description ?? ''));
  const [text, setText] = useState(start);
  const html = light ? htmlOf(text) : text;
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const guard = useUnsavedGuard(text !== start, onClose);
  const save = useTask(async () => {
    await dataProvider.saveDescription(property.id, html);
    await refresh();
    notify('The description is saved.', { type: 'success' });
    onClose();
  });
  return (
    <Modal title="Edit Description" onClose={guard.close} maxWidth="md">
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Tabs value={tab} onChange={(_, next) => setTab(next as 'write' | 'preview')} aria-label="Description">
          <Tab value="write" label="Write" />
          <Tab value="preview" label="Preview" />
        </Tabs>
        {tab === 'write' ? (
          <TextField
            value={text}
            onChange={(event) => setText(event.target.value)}
            label="Description"
            multiline
            minRows={12}
            maxRows={22}
            autoFocus
            helperText={light ? 'An empty line starts a paragraph, ## a heading, - a list item; **bold**, *italic*, [words](address).' : 'This description holds more than plain structure, so it is edited as HTML.'}
            slotProps={{ htmlInput: { style: { padding: '10px 12px', lineHeight: 1.6 } } }}
          />
        ) : (
          <Box sx={{ minHeight: 300 }}>
            <Description html={html} />
          </Box>
        )}
        <ErrorArea text={save.failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={guard.close}>Cancel</Button>
        <Button variant="contained" color="primary" loading={save.running} onClick={() => void save.run()}>
          Save
        </Button>
      </DialogActions>
      {guard.dialog}
    </Modal>
  );
}
