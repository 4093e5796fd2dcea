import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

const steps = ['Property', 'Radius and documents', 'Seller'];

/** Where one is in the three steps; a phone has room for the name of the current one only. */
export function Steps({ current }: { current: number }) {
  return (
    <Box
      component="ol"
      aria-label="Steps"
      sx={{ listStyle: 'none', m: 0, mb: 6, p: 0, display: 'flex', gap: { xs: 3, sm: 6 }, flexWrap: 'wrap' }}
    >
      {steps.map((name, index) => {
        const place = index + 1;
        const done = place < current;
        const here = place === current;
        return (
          <Box
            component="li"
            key={name}
            aria-current={here ? 'step' : undefined}
            sx={{
              display: 'flex',
              position: 'relative',
              alignItems: 'center',
              gap: 2,
              color: here ? 'text.primary' : 'text.secondary',
              fontWeight: here ? 600 : 460,
            }}
          >
            <Box
              aria-hidden
              sx={{
                width: 24,
                height: 24,
                borderRadius: '50%',
                display: 'grid',
                placeItems: 'center',
                fontSize: '0.75rem',
                border: 1,
                borderColor: here ? 'primary.main' : 'divider',
                bgcolor: here ? 'primary.main' : 'background.paper',
                color: here ? 'primary.contrastText' : 'text.secondary',
              }}
            >
              {done ? <Check sx={{ fontSize: 15 }} /> : place}
            </Box>
            <Box component="span" sx={(theme) => (here ? {} : { [theme.breakpoints.down('sm')]: visuallyHidden })}>
              {name}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
