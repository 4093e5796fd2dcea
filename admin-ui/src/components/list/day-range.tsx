import Box from '@mui/material/Box';
import { DateTextInput } from '../date-text-input';

/** The first and the last day of a search, each as wide as a whole date with its calendar. */
export const DayRange = () =>
  (['from', 'to'] as const).map((source) => (
    <Box key={source} sx={{ flex: { xs: '1 1 100%', sm: '0 0 172px' } }}>
      <DateTextInput source={source} label={source === 'from' ? 'From' : 'To'} />
    </Box>
  ));
