import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { headerHeight } from '../theme/tokens';

interface Props {
  title: string;
  /** By which an address names it. */
  anchor?: string;
  aside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** The content brings its own padding. */
  flush?: boolean;
}

/** One sheet of the file: a heading, its actions, its content. */
export function Panel({ title, anchor, aside, actions, children, flush }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      id={anchor}
      aria-labelledby={id}
      sx={{ overflow: 'clip', scrollMarginTop: headerHeight + 16 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          minHeight: 52,
          py: 1,
          pl: 5,
          pr: 3,
        }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {aside !== undefined && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{aside}</Box>}
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>{actions}</Box>
      </Box>
      <Box sx={flush ? { borderTop: 1, borderColor: 'divider' } : { px: 5, pb: 5 }}>{children}</Box>
    </Card>
  );
}
