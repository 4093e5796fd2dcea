import { useSearchParams } from 'react-router';

/** Which record of a list is open beside it; the address keeps it (?view=12), so that it can be linked to. */
export function useOpened(): [id: number | undefined, open: (id: number | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const open = (id: number | undefined) =>
    setSearch((current) => {
      if (id === undefined) current.delete('view');
      else current.set('view', String(id));
      return current;
    });
  return [Number(search.get('view')) || undefined, open];
}
