import { Head } from '../components/head';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { NarrowPage } from '../layout/narrow-page';
import styles from '../layout/narrow-page.module.css';
import { paths } from '../lib/paths';
import { useParams } from '../router/hooks';
import { Link } from '../router/link';
import { useLeaveSignedIn } from '../session/use-enter';

/** [SHELL-06] [SHELL-07] */
export function Component() {
  const { storeID, StoreName } = useParams();
  useLeaveSignedIn(storeID, StoreName);
  const registration = storeID ? paths.registerFrom(Number(storeID), StoreName ?? '') : paths.register;
  return (
    <NarrowPage title="Sign In" lead="Your properties, offers and documents.">
      <Head title="Sign In" canonical={paths.signIn} description="Sign in to your account." />
      <SignInForm />
      <div className={styles.links}>
        <p>
          <Link to={paths.forgotPassword}>Forgot Password?</Link>
        </p>
        <p>
          No account yet? <Link to={registration}>Create Account</Link>
        </p>
      </div>
    </NarrowPage>
  );
}
