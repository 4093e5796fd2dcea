import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ErrorArea } from '../../components/ErrorArea';
import { Panel } from '../../components/Panel';
import { useTask } from '../../components/useTask';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { usePropertyRefresh } from '../actions/usePropertyRefresh';
import type { Property } from '../property';
import { savesVideo, videoAddress } from './videoRules';

/** The video of a property [APROP-71], [APROP-83]. */
export function VideoPanel({ property }: { property: Property }) {
  const [code, setCode] = useState(property.videoCode ?? '');
  useEffect(() => setCode(property.videoCode ?? ''), [property.videoCode]);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const save = useTask(async () => {
    await dataProvider.saveVideo(property.id, code.trim());
    await refresh();
    notify('The video is saved.', { type: 'success' });
  });
  return (
    <Panel title="Video">
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (savesVideo(code, property.videoCode)) void save.run();
        }}
        sx={{ display: 'grid', gap: 3 }}
      >
        <TextField label="Video Code" value={code} onChange={(event) => setCode(event.target.value)} helperText="The code or the address of a YouTube video." />
        <ErrorArea text={save.failure} onClose={save.forget} />
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
          <Button type="submit" loading={save.running} disabled={!savesVideo(code, property.videoCode) || code.trim() === (property.videoCode ?? '')}>
            Save
          </Button>
          {property.videoCode && (
            <Link href={videoAddress(property.videoCode)} target="_blank" rel="noreferrer" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
              <PlayCircleOutlined sx={{ fontSize: 18 }} /> Watch
            </Link>
          )}
        </Box>
      </Box>
    </Panel>
  );
}
