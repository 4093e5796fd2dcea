import Box from '@mui/material/Box';

const most = 10;

/** Whom a question is about, as far as they can be taken in at a glance. */
export function Names({ names }: { names: { key: number; name: string }[] }) {
  const more = names.length - most;
  return (
    <Box component="ul" sx={{ m: 0, mt: 2, pl: 5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {names.slice(0, most).map(({ key, name }) => (
        <li key={key}>{name}</li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </Box>
  );
}
