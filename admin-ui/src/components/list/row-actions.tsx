import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The actions of one row, small and in line. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, justifyContent: 'flex-end', my: -1, color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

interface Props {
  label: string;
  /** What the action is about, for those who cannot see the row. */
  of: string;
  icon: SvgIconComponent;
  to?: string;
  /** A page outside the back office, in a tab of its own. */
  href?: string;
  onClick?: () => void;
  disabled?: boolean;
}

export function RowAction({ label, of, icon: Icon, to, href, onClick, disabled }: Props) {
  const link = to ? { component: Link, to } : href ? { component: 'a', href, target: '_blank', rel: 'noopener' } : {};
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          {...link}
          aria-label={`${label}: ${of}`}
          onClick={onClick}
          disabled={disabled}
          sx={{ '&:hover': { color: 'text.primary' } }}
        >
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  );
}
