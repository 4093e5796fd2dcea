import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ChooseFiles } from '../../components/choose-files';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { ErrorArea } from '../../components/error-area';
import { FileDrop } from '../../components/file-drop';
import { Panel } from '../../components/panel';
import type { PropertyImage as Image } from '../../records/property';
import { ImageTile } from './image-tile';
import { moved } from '../../components/list/use-order';
import { useImages } from './use-images';

interface Props {
  propertyId: number;
  name: string;
}

/** The images of a property [APROP-69]: the first is the cover, dragging or the arrows change the order. */
export function ImagesPanel({ propertyId, name }: Props) {
  const {
    images: known,
    failed,
    read,
    uploading,
    refused,
    forgetRefused,
    add,
    reorder,
    remove,
  } = useImages(propertyId);
  const images = known ?? [];
  const [dragged, setDragged] = useState<number>();
  const [doomed, setDoomed] = useState<Image>();

  const addDropped = (files: File[]) => {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length) {
      void add.run(pictures);
    }
  };
  const move = (from: number, to: number) => {
    const order = moved(images, from, to);
    if (order !== images) {
      void reorder.run(order);
    }
  };

  return (
    <Panel
      title="Images"
      aside={images.length || undefined}
      actions={
        <ChooseFiles
          label="Add images"
          accept="image/*"
          multiple
          running={add.running}
          onChoose={(files) => files.length && void add.run(files)}
        />
      }
    >
      <FileDrop onDrop={addDropped} lineAt={6}>
        {uploading && (
          <Box sx={{ mb: 4 }} role="status">
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                mb: 1,
                fontSize: '0.8125rem',
                color: 'text.secondary',
              }}
            >
              <span>{uploading.name}</span>
              <span>
                {uploading.position} of {uploading.count}
              </span>
            </Box>
            <LinearProgress
              variant="determinate"
              aria-label="Uploading images"
              value={((uploading.position - 1 + uploading.share) / uploading.count) * 100}
            />
          </Box>
        )}
        {refused.length > 0 && (
          <Box sx={{ mb: 4 }}>
            <ErrorArea text={refused.join('\n')} onClose={forgetRefused} />
          </Box>
        )}
        {!known ? (
          <NotYet failed={failed} onRetry={read} />
        ) : images.length === 0 ? (
          <Box
            sx={{
              py: 8,
              textAlign: 'center',
              color: 'text.secondary',
              border: '1px dashed',
              borderColor: 'divider',
              borderRadius: '8px',
            }}
          >
            Images appear here. Choose several at once, or drop them on this sheet.
          </Box>
        ) : (
          <Box
            component="ul"
            aria-label="Images"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(5, 1fr)' },
              '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
            }}
          >
            {images.map((image, index) => (
              <ImageTile
                key={image.ID}
                image={image}
                position={index}
                count={images.length}
                label={`${name}, image ${index + 1}`}
                onMove={(to) => move(index, to)}
                onDelete={() => setDoomed(image)}
                onDrag={() => setDragged(index)}
                onDropHere={() => dragged !== undefined && move(dragged, index)}
                onDragEnd={() => setDragged(undefined)}
              />
            ))}
            <Box
              component="li"
              aria-hidden
              sx={{
                display: { xs: 'none', sm: 'grid' },
                aspectRatio: '4 / 3',
                placeItems: 'center',
                textAlign: 'center',
                p: 2,
                border: '1px dashed',
                borderColor: 'divider',
                borderRadius: '8px',
                color: 'text.secondary',
                fontSize: '0.8125rem',
              }}
            >
              Drop images here
            </Box>
          </Box>
        )}
      </FileDrop>
      <ConfirmDialog
        open={Boolean(doomed)}
        title="Delete Image"
        dangerous
        confirm="Yes, Delete"
        running={remove.running}
        failure={remove.failure}
        onConfirm={() => doomed && void remove.run(doomed).then(({ ok }) => ok && setDoomed(undefined))}
        onClose={() => {
          remove.forget();
          setDoomed(undefined);
        }}
      >
        Are you sure want to delete this image?
      </ConfirmDialog>
    </Panel>
  );
}

/** While the images are on their way, or when they did not come. */
function NotYet({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) {
    return <Skeleton variant="rounded" height={200} />;
  }
  return (
    <Box role="status" sx={{ py: 8, display: 'grid', justifyItems: 'center', gap: 3, color: 'text.secondary' }}>
      The images are not here yet.
      <Button onClick={onRetry}>Try again</Button>
    </Box>
  );
}
