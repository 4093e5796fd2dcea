import { Head } from '../components/head';
import { AskForData } from '../features/privacy/ask-for-data';
import { MailedRequest } from '../features/privacy/mailed-request';
import { NarrowPage } from '../layout/narrow-page';
import styles from '../layout/narrow-page.module.css';
import { paths } from '../lib/paths';
import { useParams } from '../router/hooks';
import { Link } from '../router/link';

/** [BEYE-74] For people without an account; with the secret of a mailed link behind its address, what they asked for. */
export function Component() {
  const { token } = useParams();
  return (
    <NarrowPage
      title="Your data"
      lead={!token && 'Ask what we keep about your email address, or have it deleted. We send you a link to go on.'}
    >
      <Head title="Your data" noIndex />
      {token ? <MailedRequest token={token} /> : <AskForData />}
      <div className={styles.links}>
        <p>
          {token ? (
            <Link to={paths.yourData}>Ask for a new link</Link>
          ) : (
            <>
              You have an account? <Link to={paths.account}>Find your data there</Link>
            </>
          )}
        </p>
      </div>
    </NarrowPage>
  );
}
