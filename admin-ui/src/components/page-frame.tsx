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
  /** Below the heading: where it is. */
  below?: string;
  /** Above the heading: the way back. */
  above?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the back office: its heading, its actions and its content. */
export function PageFrame({ title, screen, aside, below, above, actions, children }: Props) {
  useEffect(() => {
    document.title = pageTitle(screen ?? title);
  }, [screen, title]);
  const heading = (
    <>
      <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {aside}
    </>
  );
  return (
    <Box sx={{ px: { xs: 4, md: 6, xl: 10 }, pt: { xs: 4, md: 6 }, pb: 14, maxWidth: 1680, mx: 'auto' }}>
      {above}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, rowGap: 3, mb: 5 }}>
        {below ? (
          <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
              {heading}
            </Box>
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{below}</Box>
          </Box>
        ) : (
          heading
        )}
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
