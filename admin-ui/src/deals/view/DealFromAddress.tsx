import { useSearchParams } from 'react-router';
import { DealView } from './DealView';

/** Opens the deal that the address names (?view=12), so that a deal can be linked to. */
export function DealFromAddress() {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('view'));
  if (!id) return null;
  return (
    <DealView
      id={id}
      onClose={() =>
        setSearch((current) => {
          current.delete('view');
          return current;
        })
      }
    />
  );
}
