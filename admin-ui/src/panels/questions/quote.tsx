import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A text as it was written. @param label what it is */
export function Quote({ label, text }: { label: string; text: string }) {
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1 }}>
      <Typography component="figcaption" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {label}
      </Typography>
      <Box
        component="blockquote"
        sx={{
          m: 0,
          pl: 4,
          borderLeft: 3,
          borderColor: 'primary.main',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          lineHeight: 1.6,
        }}
      >
        {text}
      </Box>
    </Box>
  );
}
