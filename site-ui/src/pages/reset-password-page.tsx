import { SessionService } from '@stowbridge/api/services/SessionService';
import { LINK_IS_OVER } from '@stowbridge/contract/sign-in-again';
import { ApiError } from '../api/api';
import { ButtonLink } from '../components/button';
import { Head } from '../components/head';
import { ResetForm } from '../features/sign-in/reset-form';
import { NarrowPage } from '../layout/narrow-page';
import { paths } from '../lib/paths';
import { useParams, useUrl, usePageData } from '../router/hooks';
import { Link } from '../router/link';
import type { LoaderArgs } from '../router/page';

/** [AUTH-41] [AUTH-42] The parameters come in the path or in the query. */
const linkOf = ({ params, url: { searchParams: query } }: Omit<LoaderArgs, 'api'>) => ({
  token: params.PasswordResetToken ?? query.get('token') ?? '',
  isForgotPassword: (params.isForgotPassword ?? query.get('ispass') ?? 'true').toLowerCase() === 'true',
});

/** The email of the account; null when the link is good no more. */
export async function loader({ api, ...address }: LoaderArgs): Promise<string | null> {
  const link = linkOf(address);
  if (!link.token) {
    return null;
  }
  try {
    return (await new SessionService(api).passwordLink({ requestBody: link })).email;
  } catch (failure) {
    // What cannot be a token is none.
    if (failure instanceof ApiError && failure.status === 422) {
      return null;
    }
    throw failure;
  }
}

/** [SHELL-08] */
export function Component() {
  const email = usePageData<typeof loader>();
  const { token, isForgotPassword } = linkOf({ params: useParams(), url: useUrl() });
  return (
    <NarrowPage title="Reset Password">
      <Head title="Reset Password" noIndex />
      {email ? (
        <ResetForm token={token} isForgotPassword={isForgotPassword} email={email} />
      ) : token ? (
        <>
          <p role="alert">{LINK_IS_OVER}</p>
          <ButtonLink wide to={paths.forgotPassword}>
            Send a new link
          </ButtonLink>
        </>
      ) : (
        <p>
          This link is not complete. <Link to={paths.forgotPassword}>Ask for a new one.</Link>
        </p>
      )}
    </NarrowPage>
  );
}
