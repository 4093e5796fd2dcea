import { Suspense, useState } from 'react';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import type { SecondFactorsDto } from '@stowbridge/api';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { late } from '../../components/late';
import { Section } from '../../components/section';
import { moment } from '../../lib/moment';
import { Sessions } from './sessions';
import styles from './sign-ins.module.css';
import { useSignInAgain } from './use-sign-in-again';

const Enrolment = late(() => import('./enrolment'));
const KINDS = { totp: 'App', passkey: 'Passkey' };

/** What signs one in besides the password, and where one is signed in. */
export default function Security() {
  const [round, setRound] = useState(0);
  return (
    <>
      <div className={styles.place}>
        <Section title="Second factor">
          <Factors key={round} onChanged={() => setRound(round + 1)} />
        </Section>
      </div>
      <Sessions />
    </>
  );
}

const load = () => new MeResourceService(browserApi).secondFactors();

function Factors({ onChanged }: { onChanged: () => void }) {
  const { data, error } = useLoad(load);
  if (!data) {
    return error ? <p role="alert">Your second factors are not here just now.</p> : null;
  }
  return <Loaded {...data} onChanged={onChanged} />;
}

function Loaded({ factors, recoveryCodesLeft, isRequired, onChanged }: SecondFactorsDto & { onChanged: () => void }) {
  const [adding, setAdding] = useState<'app' | 'passkey' | 'codes'>();
  const [failure, setFailure] = useState('');
  const { withSignIn, dialog } = useSignInAgain();
  const remove = async (id: number) => {
    setFailure('');
    try {
      await withSignIn(() => new MeResourceService(browserApi).removeSecondFactor({ id }));
      onChanged();
    } catch (error) {
      setFailure(textOf(error));
    }
  };
  const begin = (what: typeof adding) => () => setAdding(what);
  return (
    <>
      {factors.length === 0 && (
        <p className={styles.note}>
          {isRequired
            ? 'A second factor is required here: please set one up.'
            : 'With a second factor nobody signs in with your password alone.'}
        </p>
      )}
      <ul className={styles.list}>
        {factors.map(({ id, name, kind, createdAt, lastUsedAt }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>
              {KINDS[kind]}, added {moment(createdAt)}
              {lastUsedAt && `, last used ${moment(lastUsedAt)}`}
            </span>
            <Button small look="quiet" onClick={() => void remove(id)} aria-label={`Remove ${name}`}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {failure && <p role="alert">{failure}</p>}
      {factors.length > 0 && (
        <p className={styles.note}>
          {recoveryCodesLeft === 1 ? '1 recovery code is' : `${recoveryCodesLeft} recovery codes are`} left.
        </p>
      )}
      <div className={styles.actions}>
        <Button small look="secondary" onClick={begin('app')} aria-haspopup="dialog">
          Add an app
        </Button>
        <Button small look="secondary" onClick={begin('passkey')} aria-haspopup="dialog">
          Add a passkey
        </Button>
        {factors.length > 0 && (
          <Button small look="secondary" onClick={begin('codes')} aria-haspopup="dialog">
            New recovery codes
          </Button>
        )}
      </div>
      {adding && (
        <Suspense>
          <Enrolment
            what={adding}
            onClose={(changed) => {
              setAdding(undefined);
              if (changed) {
                onChanged();
              }
            }}
          />
        </Suspense>
      )}
      {dialog}
    </>
  );
}
