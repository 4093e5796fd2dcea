import { Head } from '../components/head';
import { ResetForm } from '../features/sign-in/reset-form';
import { NarrowPage } from '../layout/narrow-page';
import { paths } from '../lib/paths';
import { useParams, useUrl } from '../router/hooks';
import { Link } from '../router/link';

/** [SHELL-08] [AUTH-41] [AUTH-42] The parameters come in the path or in the query. */
export function Component() {
  const params = useParams();
  const query = useUrl().searchParams;
  const token = params.PasswordResetToken ?? query.get('token') ?? '';
  const isForgotPassword = (params.isForgotPassword ?? query.get('ispass') ?? 'true').toLowerCase() === 'true';
  return (
    <NarrowPage title="Reset Password">
      <Head title="Reset Password" noIndex />
      {token ? (
        <ResetForm token={token} isForgotPassword={isForgotPassword} />
      ) : (
        <p>
          This link is not complete. <Link to={paths.forgotPassword}>Ask for a new one.</Link>
        </p>
      )}
    </NarrowPage>
  );
}
