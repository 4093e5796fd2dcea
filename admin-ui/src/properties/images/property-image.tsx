import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';

interface Props {
  fileName: string | null | undefined;
  alt: string;
  /** The width to ask the server for. */
  width: 400 | 800 | 1200 | 1600;
  sx?: SxProps<Theme>;
}

/** A picture of a property [DOC-10]; without one, or when it does not load, a placeholder of the same size [DOC-13]. */
export function PropertyImage({ fileName, alt, width, sx }: Props) {
  const [broken, setBroken] = useState('');
  const frame: SxProps<Theme> = {
    display: 'block',
    objectFit: 'cover',
    bgcolor: (theme) => theme.tokens.hover,
    ...sx,
  } as SxProps<Theme>;
  if (!fileName || broken === fileName) {
    return (
      <Box
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
        sx={[frame as object, { display: 'grid', placeItems: 'center', color: 'text.secondary' }]}
      >
        <WarehouseOutlined sx={{ fontSize: 20, opacity: 0.6 }} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={`/StoreImages/${encodeURIComponent(fileName)}?w=${width}`}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(fileName)}
      sx={frame}
    />
  );
}
