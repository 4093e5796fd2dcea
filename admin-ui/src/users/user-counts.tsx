import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { KeyFigures } from '../components/facts';
import { number } from '../components/format';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { filtered, paths } from '../paths';
import type { TabOfUsers } from './tabs';
import { states } from './user-status';

/** Keeps the room of the figures, so that what is below does not move when they come. */
const coming = Object.values(states).map(({ label }) => ({ label, value: <Skeleton width={32} /> }));

/**
 * How many people of the tab there are in each status [AUSR-02]; a figure leads to its people, and once they are shown
 * back to all of them. Without an answer nothing is shown [ERR-08].
 */
export function UserCounts({ of }: { of: TabOfUsers }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { filterValues } = useListContext();
  const { data, isPending } = useQuery({
    queryKey: ['users', 'counts', of.userTypeId],
    queryFn: () => dataProvider.userCounts(of.userTypeId),
  });
  if (!isPending && !data?.length) {
    return null;
  }
  const facts = data?.map(({ StatusName, StatusCount }) => {
    const status = of.statuses.find(({ name }) => name === StatusName);
    const current = status !== undefined && filterValues.statusId === status.id;
    const page = paths.dashboard(of.tab);
    return {
      label: StatusName,
      value: number(StatusCount),
      link: status && { to: current ? page : filtered(page, { statusId: status.id }), current },
    };
  });
  return (
    <Box sx={{ mb: 5 }}>
      <KeyFigures label={`${of.plural} by status`} facts={facts ?? coming} />
    </Box>
  );
}
