import Box from '@mui/material/Box';

/** What is said beside a figure. */
export function Muted({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{ ml: 2, fontSize: '0.75rem', fontWeight: 440, color: 'text.secondary', overflowWrap: 'normal' }}
    >
      {children}
    </Box>
  );
}
