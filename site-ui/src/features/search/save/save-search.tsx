import type { PropertyLookupDto } from '@stowbridge/api';
import { noFilters, searchAddress, type Filters } from '@stowbridge/contract/search-address';
import { wantPage } from '@stowbridge/contract/sign-in-again';
import { Suspense, useState } from 'react';
import { late } from '../../../components/late';
import { showToast } from '../../../components/toast';
import { formIds } from '../../../forms/form-ids';
import { useOpenForm } from '../../../forms/use-open-form';
import { paths } from '../../../lib/paths';
import { useNavigate } from '../../../router/hooks';
import { useSession } from '../../../session/use-session';
import styles from './save-search.module.css';

const SaveDialog = late(() => import('./save-dialog'));

interface SaveSearchProps {
  filters: Filters;
  lookup: PropertyLookupDto;
}

/** Keeps the search that is shown [BEYB-18]: a visitor signs in or registers first, the office keeps none. */
export default function SaveSearch({ filters, lookup }: SaveSearchProps) {
  const session = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const address = searchAddress({ ...filters, view: noFilters.view });
  const form = formIds.search(address);
  const office = session?.role === 'Admin';
  useOpenForm(form, Boolean(session) && !office, () => setOpen(true));
  if (session === undefined || office) {
    return null;
  }
  const press = async () => {
    if (session) {
      setOpen(true);
      return;
    }
    wantPage(sessionStorage, { path: location.pathname + location.search, form });
    await navigate(paths.signIn);
    showToast('Please sign in or create an account: then you can save this search.');
  };
  return (
    <>
      <button
        type="button"
        className={styles.save}
        aria-label="Save search"
        title="Save search"
        aria-haspopup="dialog"
        onClick={() => void press()}
      >
        <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M5.5 3h9v14L10 13.5 5.5 17Z" />
        </svg>{' '}
        <span className={styles.words}>Save search</span>
      </button>
      <Suspense>
        {open && <SaveDialog address={address} filters={filters} lookup={lookup} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
