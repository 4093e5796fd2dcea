import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Agent } from '../property';

/** Everyone who can be a listing agent. */
export function useAgents(): Agent[] {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data = [] } = useQuery({ queryKey: ['agents'], queryFn: () => dataProvider.agents(), staleTime: 60_000 });
  return data;
}
