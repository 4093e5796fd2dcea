import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { KeyFigures } from '../components/facts';
import { number } from '../components/format';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { states } from './user-status';

/** Keeps the room of the figures, so that what is below does not move when they come. */
const coming = Object.values(states).map(({ label }) => ({ label, value: <Skeleton width={32} /> }));

/** How many people there are in each status [AUSR-02]; without an answer nothing is shown [ERR-08]. */
export function UserCounts() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, isPending } = useQuery({ queryKey: ['users', 'counts'], queryFn: () => dataProvider.userCounts() });
  if (!isPending && !data?.length) {
    return null;
  }
  return (
    <Box sx={{ mb: 5 }}>
      <KeyFigures
        facts={
          data?.map(({ StatusName, StatusCount }) => ({ label: StatusName, value: number(StatusCount) })) ?? coming
        }
      />
    </Box>
  );
}
