import type { DealTermsDto, TermsVersionDto } from '@stowbridge/api';
import { useId, type ReactNode } from 'react';
import { LetterButton } from '../letter-button';
import { StageTag } from '../stage-tag';
import pairs from '../pairs.module.css';
import type { Stage } from '../../lib/property-status';
import styles from './thread.module.css';
import { termsOf, titleOf } from './terms';
import { turnLine, type Reader, type SayDue, type TurnLine } from './turn-line';

const kinds: Record<TermsVersionDto['kind'], Stage> = {
  offer: { label: 'Offer', tone: 'warning' },
  counter: { label: 'Counter', tone: 'info' },
  agreed: { label: 'Agreed', tone: 'success' },
};

const TurnBanner = ({ line: { text, mine }, children }: { line: TurnLine; children?: ReactNode }) => (
  <div className={`${styles.turn} figures`} data-mine={mine || undefined}>
    <p>{text}</p>
    {children}
  </div>
);

interface ThreadProps {
  terms: DealTermsDto;
  reader: Reader;
  due: SayDue;
}

/** The first line of a deal; beside it what leads on. */
export const DealTurn = ({ terms, reader, due, children }: ThreadProps & { children?: ReactNode }) => (
  <TurnBanner line={turnLine(terms, reader, due)}>{children}</TurnBanner>
);

/** Every version of the terms of a deal, the newest first, with what each changed. */
export const Thread = ({ terms: { dealId, versions }, reader, due }: ThreadProps) => (
  <ol className={styles.thread} aria-label="Versions of the terms">
    {versions.map((version, index) => (
      <li key={version.version}>
        <Version
          dealId={dealId}
          version={version}
          before={versions[index + 1]}
          newest={index === 0}
          reader={reader}
          due={due}
        />
      </li>
    ))}
  </ol>
);

interface VersionProps {
  dealId: number;
  version: TermsVersionDto;
  before: TermsVersionDto | undefined;
  newest: boolean;
  reader: Reader;
  due: SayDue;
}

function Version({ dealId, version, before, newest, reader, due }: VersionProps) {
  const titleId = useId();
  const { kind, message, answerBy, lapsed, bindingOnAgreement } = version;
  return (
    <article className={styles.version} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>
          <span className={styles.number}>Version {version.version}:</span> {titleOf(version, reader)}
        </h3>
        <StageTag stage={kinds[kind]} />
      </header>
      <p className={`${styles.meta} figures`}>
        <time dateTime={version.createdAt}>{due(new Date(version.createdAt))}</time>
        {newest && answerBy && (
          <span>
            {lapsed ? `Lapsed on ${due(new Date(answerBy))}` : `To be answered by ${due(new Date(answerBy))}`}
          </span>
        )}
        {bindingOnAgreement && (
          <span>{reader === 'seller' ? 'You have' : 'The seller has'} said: accepting this is enough.</span>
        )}
      </p>
      {message && <blockquote className={styles.message}>{message}</blockquote>}
      <dl className={`${pairs.pairs} ${styles.terms} figures`}>
        {termsOf(version, before).map(({ label, value, before: was }) => (
          <div key={label} data-changed={was !== undefined || undefined}>
            <dt>{label}</dt>
            <dd>
              {was !== undefined && (
                <>
                  <span className="hidden-text">Changed from </span>
                  <s>{was}</s> <span aria-hidden="true">→</span>
                  <span className="hidden-text"> to </span>{' '}
                </>
              )}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <LetterButton dealId={dealId} version={version.version} />
      </div>
    </article>
  );
}
