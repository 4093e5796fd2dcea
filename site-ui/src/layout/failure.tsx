import { somethingWentWrong } from '../api/api';
import { Button, ButtonLink } from '../components/button';
import { Head } from '../components/head';
import { paths } from '../lib/paths';
import { useRouter } from '../router/hooks';
import styles from './message-page.module.css';

/** [ERR-06] A screen that could not be loaded at all. */
export function Failure() {
  const router = useRouter();
  return (
    <div className={`container ${styles.message}`}>
      <Head title={somethingWentWrong} noIndex />
      <h1>{somethingWentWrong}</h1>
      <p>The page could not be loaded. It may work again in a moment.</p>
      <div className={styles.actions}>
        <Button onClick={() => void router.reload()}>Try again</Button>
        <ButtonLink look="secondary" to={paths.home}>
          Home
        </ButtonLink>
      </div>
    </div>
  );
}
