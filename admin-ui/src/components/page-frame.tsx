import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { pageTitle } from '../product';

interface Props {
  title: string;
  /** The screen's name in the page title where it differs from the heading. */
  screen?: string;
  /** Beside the heading: a count, a state. */
  aside?: ReactNode;
  /** Above the heading: the way back. */
  above?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the back office: its heading, its actions and its content. */
export function PageFrame({ title, screen, aside, above, actions, children }: Props) {
  useEffect(() => {
    document.title = pageTitle(screen ?? title);
  }, [screen, title]);
  return (
    <Box sx={{ px: { xs: 4, md: 6, xl: 10 }, pt: { xs: 4, md: 6 }, pb: 14, maxWidth: 1680, mx: 'auto' }}>
      {above}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, rowGap: 3, mb: 5 }}>
        <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {aside}
        {actions && (
          <Box
            sx={{ ml: { sm: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 2, width: { xs: '100%', sm: 'auto' } }}
          >
            {actions}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}
