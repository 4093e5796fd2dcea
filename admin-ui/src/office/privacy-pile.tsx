import type { OfficeDayDto } from '@stowbridge/api';
import { DaysLeft, RequestState } from '../panels/privacy/request-parts';
import { filtered, paths } from '../paths';
import { ago } from './ago';
import { Waiting } from './waiting';

/** Who asks to be deleted and waits for an administrator, or has to be answered soon; those that are due first come first. */
export function PrivacyPile({ requests: { count, first } }: { requests: OfficeDayDto['privacyRequests'] }) {
  return (
    <Waiting
      title="Privacy requests"
      nothing="Nobody waits to be deleted."
      count={count}
      all={`${filtered(paths.privacyRequests, { state: 'open' })}&sort=dueAt&order=ASC`}
      entries={first.map((request) => ({
        key: request.id,
        to: paths.privacyRequest(request.id),
        name: request.name,
        about: `received ${ago(request.receivedAt)}`,
        state: (
          <>
            {request.state === 'to decide' && <RequestState request={request} />}
            <DaysLeft days={request.daysLeft} />
          </>
        ),
      }))}
    />
  );
}
