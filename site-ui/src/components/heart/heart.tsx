import { wantPage } from '@stowbridge/contract/sign-in-again';
import { formIds } from '../../forms/form-ids';
import { paths } from '../../lib/paths';
import { useNavigate } from '../../router/hooks';
import { useSession } from '../../session/use-session';
import { showToast } from '../toast';
import { setFavourite, useFavourites } from './favourites';
import styles from './heart.module.css';

interface HeartProps {
  id: number;
  name: string;
  /** With words beside it. */
  worded?: boolean;
}

/** Keeps a property among the favourites [BEYB-34] [BEYB-35]; the office keeps none. */
export default function Heart({ id, name, worded }: HeartProps) {
  const session = useSession();
  const office = session?.role === 'Admin';
  const kept = useFavourites(office ? undefined : session?.id);
  const navigate = useNavigate();
  if (session === undefined || office) {
    return null;
  }
  const set = kept.has(id);
  const press = async () => {
    if (!session) {
      wantPage(sessionStorage, { path: location.pathname + location.search, form: formIds.favourite(id) });
      await navigate(paths.signIn);
      showToast(`Please sign in or create an account: ${name} is then among your favourites.`);
      return;
    }
    await setFavourite(id, !set);
  };
  return (
    <button
      type="button"
      className={worded ? styles.worded : styles.heart}
      aria-pressed={set}
      aria-label={`Favourite: ${name}`}
      onClick={() => void press()}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M10 17S3 12.6 3 7.6A3.8 3.8 0 0 1 10 5.5a3.8 3.8 0 0 1 7 2.1C17 12.6 10 17 10 17Z" />
      </svg>
      {worded && <span aria-hidden="true">{set ? 'Favourite' : 'Add to favourites'}</span>}
    </button>
  );
}
