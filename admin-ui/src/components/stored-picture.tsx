import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';

/** Where the pictures of a kind of record are served. */
export type PictureArea = 'VendorLogos' | 'TeamImages';

interface Props {
  area: PictureArea;
  name: string | null | undefined;
  /** Empty where the picture says nothing that is not beside it. */
  alt: string;
  /** Its edge, in pixels. */
  size: number;
}

/** A logo, whole on white, or a portrait, filling its frame; a placeholder of the same size without one. */
export function StoredPicture({ area, name, alt, size }: Props) {
  const [broken, setBroken] = useState('');
  const logo = area === 'VendorLogos';
  const frame = {
    width: size,
    height: size,
    flex: 'none',
    display: 'block',
    borderRadius: logo ? '8px' : '50%',
    border: 1,
    borderColor: 'divider',
  };
  if (!name || broken === name) {
    const Icon = logo ? ImageOutlined : PersonOutlined;
    return (
      <Box
        aria-hidden
        sx={{
          ...frame,
          display: 'grid',
          placeItems: 'center',
          bgcolor: (theme) => theme.tokens.hover,
          color: 'text.secondary',
        }}
      >
        <Icon sx={{ fontSize: Math.max(18, size / 3), opacity: 0.6 }} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={`/${area}/${encodeURIComponent(name)}${logo ? '' : '?w=400'}`}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(name)}
      sx={{
        ...frame,
        objectFit: logo ? 'contain' : 'cover',
        p: logo ? 0.5 : 0,
        bgcolor: logo ? '#ffffff' : 'background.default',
      }}
    />
  );
}
