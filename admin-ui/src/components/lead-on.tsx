import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

/**
 * A list whose records have an address below it: `?view=12` leads on to it [FOFF-01]. Around the list, which would take the number
 * for a part of its search, and open the record again with the next one.
 */
export function LeadOn({ page, children }: { page: string; children: ReactNode }) {
  const search = new URLSearchParams(useLocation().search);
  const linked = search.get('view');
  if (linked === null) {
    return children;
  }
  search.delete('view');
  return <Navigate to={{ pathname: `${page}/${encodeURIComponent(linked)}`, search: search.toString() }} replace />;
}
