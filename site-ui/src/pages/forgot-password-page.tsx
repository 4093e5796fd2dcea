import { Head } from '../components/head';
import { ForgotForm } from '../features/sign-in/forgot-form';
import { NarrowPage } from '../layout/narrow-page';
import styles from '../layout/narrow-page.module.css';
import { paths } from '../lib/paths';
import { Link } from '../router/link';

/** [SHELL-09] */
export function Component() {
  return (
    <NarrowPage
      title="Forgot Password"
      lead="Enter the email of your account, and we will send you a link to set a new password."
    >
      <Head title="Forgot Password" noIndex />
      <ForgotForm />
      <div className={styles.links}>
        <p>
          Remembered it? <Link to={paths.signIn}>Sign In</Link>
        </p>
      </div>
    </NarrowPage>
  );
}
