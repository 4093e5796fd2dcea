import type { SignInsDto } from '@stowbridge/api';
import { SessionService } from '@stowbridge/api/services/SessionService';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Section } from '../../components/section';
import { moment } from '../../lib/moment';
import styles from './sign-ins.module.css';

const load = () => new SessionService(browserApi).signIns();

/** By what somebody came in, where it was not the password alone. */
const BY: Record<string, string> = {
  temporary: 'temporary password',
  'second-factor': 'second factor',
  passkey: 'passkey',
};

/** [FSEC-16] The last sign-ins to one's account, so that one sees those of somebody else. */
export function SignIns() {
  const { data, error } = useLoad(load);
  return (
    <div className={styles.place}>
      <Section title="Sign-ins">
        {error && <p role="alert">Your sign-ins are not here just now.</p>}
        {data && <List {...data} />}
      </Section>
    </div>
  );
}

function List({ signIns, failed, lastFailedAt }: SignInsDto) {
  return (
    <>
      <ol className={styles.list}>
        {signIns.map(({ at, device, address, kind }) => (
          <li key={at}>
            <time dateTime={at}>{moment(at)}</time>
            <span>{[device ?? 'Unknown device', address, kind ? BY[kind] : ''].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ol>
      {lastFailedAt && (
        <p className={styles.note}>
          {failed === 1 ? '1 attempt' : `${failed} attempts`} failed in the last 30 days, the last one on{' '}
          {moment(lastFailedAt)}.
        </p>
      )}
      <p className={styles.note}>Is one of them not yours? Change your password: that signs you out everywhere else.</p>
    </>
  );
}
