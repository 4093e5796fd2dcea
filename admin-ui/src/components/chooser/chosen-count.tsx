import Box from '@mui/material/Box';
import { number } from '../format';

/** How many are chosen, those on other pages included; read aloud as it changes. */
export function ChosenCount({ count }: { count: number }) {
  return (
    <Box role="status" sx={{ flex: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {count > 0 && `${number(count)} selected`}
    </Box>
  );
}
