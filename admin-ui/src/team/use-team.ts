import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../data-provider/data-provider';

const queryKey = ['team-members', 'all'];

/** Everybody on Meet the Team, in order; `refresh` asks again. */
export function useTeam() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({ queryKey, queryFn: () => dataProvider.team() });
}

export function useTeamRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey });
}
