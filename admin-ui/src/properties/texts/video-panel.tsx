import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { VIDEO_INVALID, videoOf } from '@stowbridge/contract/video';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ErrorArea } from '../../components/error-area';
import { Panel } from '../../components/panel';
import { useFollowing } from '../../components/use-following';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import type { Property } from '../../records/property';
import { savesVideo } from './video-rules';

/** The video of a property [APROP-71], [APROP-83]. */
export function VideoPanel({ property }: { property: Property }) {
  const [code, setCode] = useFollowing(property.videoCode ?? '');
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const save = useTask(async () => {
    await dataProvider.saveVideo(property.id, code.trim());
    await refresh();
    notify('The video is saved.', { type: 'success' });
  });
  const video = videoOf(property.videoCode ?? '');
  const [refused, setRefused] = useState(false);
  const wrong = code.trim() !== '' && !videoOf(code);
  return (
    <Panel title="Video">
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          setRefused(wrong);
          if (!wrong && savesVideo(code, property.videoCode)) {
            void save.run();
          }
        }}
        sx={{ display: 'grid', gap: 3 }}
      >
        {video && (
          <Box
            component="iframe"
            src={video.embedUrl}
            title={`Video of ${property.name}`}
            loading="lazy"
            allow="fullscreen"
            referrerPolicy="strict-origin"
            sx={{ width: 1, aspectRatio: '16 / 9', border: 0 }}
          />
        )}
        <TextField
          label="Video Code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={refused && wrong}
          helperText={refused && wrong ? VIDEO_INVALID : 'The code or the address of a YouTube or Vimeo video.'}
        />
        <ErrorArea text={save.failure} onClose={save.forget} />
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
          <Button
            type="submit"
            loading={save.running}
            disabled={!savesVideo(code, property.videoCode) || code.trim() === (property.videoCode ?? '')}
          >
            Save
          </Button>
          {video && (
            <Link
              href={video.watchUrl}
              target="_blank"
              rel="noreferrer"
              sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}
            >
              <PlayCircleOutlined sx={{ fontSize: 18 }} /> Watch
            </Link>
          )}
        </Box>
      </Box>
    </Panel>
  );
}
