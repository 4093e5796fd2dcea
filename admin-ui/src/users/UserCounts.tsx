import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { KeyFigures } from '../components/Facts';
import { number } from '../components/format';
import type { AdminDataProvider } from '../dataProvider/dataProvider';

/** How many people there are in each status [AUSR-02]; without an answer nothing is shown [ERR-08]. */
export function UserCounts() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({ queryKey: ['users', 'counts'], queryFn: () => dataProvider.userCounts() });
  if (!data?.length) return null;
  return (
    <Box sx={{ mb: 5 }}>
      <KeyFigures facts={data.map(({ StatusName, StatusCount }) => ({ label: StatusName, value: number(StatusCount) }))} />
    </Box>
  );
}
