import type { OwnDealDateDto } from '@stowbridge/api';
import { dateTitle } from '@stowbridge/contract/closing';
import { StageTag } from '../../components/stage-tag';
import { formatLongDate, formatMoney } from '../../lib/format';
import type { Stage } from '../../lib/property-status';
import styles from './closing.module.css';

interface Props {
  dates: OwnDealDateDto[];
}

const stages: Partial<Record<OwnDealDateDto['state'], Stage>> = {
  done: { label: 'Done', tone: 'success' },
  late: { label: 'Late', tone: 'danger' },
  next: { label: 'Next', tone: 'info' },
};

/** What has to happen first. */
export function NextDate({ dates }: Props) {
  const next = dates.find(({ state }) => state === 'late' || state === 'next');
  if (!next?.dueOn) {
    return null;
  }
  return (
    <p className={styles.next}>
      Next: <b>{dateTitle(next.kind)}</b>, {next.state === 'late' ? 'was due on' : 'due on'}{' '}
      <time dateTime={next.dueOn}>{formatLongDate(next.dueOn)}</time>
    </p>
  );
}

/** From the letter of intent to the closing. */
export const Dates = ({ dates }: Props) => (
  <ol className={styles.list} aria-label="Dates">
    {dates.map(({ id, kind, dueOn, doneOn, amount, state }) => {
      const stage = stages[state];
      const day = doneOn ?? dueOn;
      return (
        <li key={id} className={styles.date} aria-current={state === 'next' ? 'step' : undefined}>
          <b>{dateTitle(kind)}</b>
          <span className={styles.state}>
            <span className={styles.when}>
              {day ? <time dateTime={day}>{formatLongDate(day)}</time> : 'not set'}
              {amount !== null && ` · ${formatMoney(amount)} received`}
            </span>
            {stage && <StageTag stage={stage} />}
          </span>
        </li>
      );
    })}
  </ol>
);
