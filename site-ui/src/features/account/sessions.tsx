import type { OwnSessionDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { Section } from '../../components/section';
import { moment } from '../../lib/moment';
import styles from './sign-ins.module.css';
import { useSignInAgain } from './use-sign-in-again';

const load = () => new MeResourceService(browserApi).sessions();

/** [FSEC-18] Where one is signed in, and the end of what should not be. */
export function Sessions() {
  const [round, setRound] = useState(0);
  return (
    <div className={styles.place}>
      <Section title="Sessions">
        <List key={round} onEnded={() => setRound(round + 1)} />
      </Section>
    </div>
  );
}

function List({ onEnded }: { onEnded: () => void }) {
  const { data, error } = useLoad(load);
  const [failure, setFailure] = useState('');
  const { withSignIn, dialog } = useSignInAgain();
  const end = async (act: () => Promise<unknown>) => {
    setFailure('');
    try {
      await withSignIn(act);
      onEnded();
    } catch (problem) {
      setFailure(textOf(problem));
    }
  };
  if (!data) {
    return error ? <p role="alert">Your sessions are not here just now.</p> : null;
  }
  const service = new MeResourceService(browserApi);
  return (
    <>
      <ul className={styles.list}>
        {data.map((session) => (
          <Row
            key={session.id}
            {...session}
            onEnd={() => void end(() => service.endSession({ session: session.id }))}
          />
        ))}
      </ul>
      {failure && <p role="alert">{failure}</p>}
      {data.length > 1 && (
        <Button small look="secondary" onClick={() => void end(() => service.endOtherSessions())}>
          End all others
        </Button>
      )}
      {dialog}
    </>
  );
}

function Row({ device, address, lastUsedAt, isCurrent, onEnd }: OwnSessionDto & { onEnd: () => void }) {
  const name = device ?? 'Unknown device';
  return (
    <li>
      <strong>{name}</strong>
      <span>{[address, isCurrent ? 'this one' : `last used ${moment(lastUsedAt)}`].filter(Boolean).join(', ')}</span>
      {!isCurrent && (
        <Button small look="quiet" onClick={onEnd} aria-label={`End the session of ${name}`}>
          End
        </Button>
      )}
    </li>
  );
}
