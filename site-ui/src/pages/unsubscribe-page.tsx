import type { MailSubscriptionDto } from '@stowbridge/api';
import { UnsubscribeService } from '@stowbridge/api/services/UnsubscribeService';
import { ApiError } from '../api/api';
import { Head } from '../components/head';
import { StopMails } from '../features/unsubscribe/stop-mails';
import { NarrowPage } from '../layout/narrow-page';
import { paths } from '../lib/paths';
import { useParams, usePageData } from '../router/hooks';
import { Link } from '../router/link';
import { Answer, type LoaderArgs } from '../router/page';

/** What the link of a mail stops; null when it is not one of ours. */
export async function loader({ api, params }: LoaderArgs): Promise<Answer<MailSubscriptionDto | null>> {
  const found = await new UnsubscribeService(api).get({ token: params.token ?? '-' }).catch((failure: unknown) => {
    if (failure instanceof ApiError && (failure.status === 400 || failure.status === 404)) {
      return null;
    }
    throw failure;
  });
  return new Answer(found, found ? 200 : 404);
}

/** Where the last line of a mail leads. */
export function Component() {
  const subscription = usePageData<typeof loader>();
  const { token = '' } = useParams();
  return (
    <NarrowPage title="Stop Mails">
      <Head title="Stop Mails" noIndex />
      {subscription ? (
        <StopMails token={token} subscription={subscription} />
      ) : (
        <p>
          This link is not complete. Please open it from the mail again, or choose your mails in{' '}
          <Link to={paths.account}>your profile</Link>.
        </p>
      )}
    </NarrowPage>
  );
}
