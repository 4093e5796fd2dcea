import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import StarOutline from '@mui/icons-material/StarOutline';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { PropertyImage as Image } from '../../records/property';
import { PropertyImage } from './property-image';

interface Props {
  image: Image;
  position: number;
  count: number;
  label: string;
  onMove: (to: number) => void;
  onDelete: () => void;
  onDrag: () => void;
  onDropHere: () => void;
  onDragEnd: () => void;
}

/** One image with what can be done with it; the tools come forward on hover, focus and touch screens. */
export function ImageTile({ image, position, count, label, onMove, onDelete, onDrag, onDropHere, onDragEnd }: Props) {
  return (
    <Box
      component="li"
      draggable
      onDragStart={onDrag}
      onDragEnd={onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDropHere}
      sx={{
        position: 'relative',
        borderRadius: '8px',
        overflow: 'hidden',
        cursor: 'grab',
        aspectRatio: '4 / 3',
        '& .tools': { opacity: 0, transition: 'opacity 140ms' },
        '&:hover .tools, &:focus-within .tools': { opacity: 1 },
        '@media (hover: none)': { '& .tools': { opacity: 1 } },
      }}
    >
      <PropertyImage
        fileName={image.FileName}
        alt={label}
        width={position === 0 ? 800 : 400}
        sx={{ width: '100%', height: '100%' }}
      />
      {position === 0 && (
        <Box
          sx={{
            position: 'absolute',
            left: 10,
            top: 10,
            px: 2,
            py: 0.5,
            borderRadius: '6px',
            bgcolor: 'rgba(15, 22, 36, 0.82)',
            color: '#fff',
            fontSize: '0.75rem',
            fontWeight: 560,
          }}
        >
          Cover
        </Box>
      )}
      <Box
        className="tools"
        sx={{
          position: 'absolute',
          right: 6,
          bottom: 6,
          display: 'flex',
          gap: 0.25,
          p: 0.5,
          borderRadius: '6px',
          bgcolor: 'rgba(15, 22, 36, 0.82)',
          color: '#fff',
        }}
      >
        {position > 0 && <Tool label="Make cover" of={label} icon={StarOutline} onClick={() => onMove(0)} />}
        {position > 0 && <Tool label="Move forward" of={label} icon={ArrowBack} onClick={() => onMove(position - 1)} />}
        {position < count - 1 && (
          <Tool label="Move back" of={label} icon={ArrowForward} onClick={() => onMove(position + 1)} />
        )}
        <Tool label="Delete" of={label} icon={DeleteOutlined} onClick={onDelete} />
      </Box>
    </Box>
  );
}

function Tool({
  label,
  of,
  icon: Icon,
  onClick,
}: {
  label: string;
  of: string;
  icon: SvgIconComponent;
  onClick: () => void;
}) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={`${label}: ${of}`}
        onClick={onClick}
        sx={{
          width: 28,
          height: 28,
          '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.18)' },
          '&.Mui-focusVisible': { outline: '2px solid #fff' },
        }}
      >
        <Icon sx={{ fontSize: '16px !important' }} />
      </IconButton>
    </Tooltip>
  );
}
