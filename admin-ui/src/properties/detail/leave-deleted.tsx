import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import { paths } from '../../paths';

/** In the place of the page of a property that was just deleted: nothing asks for it any more on the way back to the list. */
export function LeaveDeleted({ id }: { id: number }) {
  const queries = useQueryClient();
  const refresh = usePropertyRefresh();
  const navigate = useNavigate();
  useEffect(() => {
    queries.removeQueries({ queryKey: ['properties', 'getOne', { id: String(id) }] });
    queries.removeQueries({ queryKey: ['property-file', id] });
    void refresh();
    void navigate(paths.properties);
  }, [id, queries, refresh, navigate]);
  return null;
}
