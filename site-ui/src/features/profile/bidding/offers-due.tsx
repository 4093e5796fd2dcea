import type { PropertyProfileDto } from '@stowbridge/api';
import { offersWereDue } from '@stowbridge/contract/rounds';
import { useEffect, useState } from 'react';
import { showToast } from '../../../components/toast';
import { formatFullDate, formatSpan } from '../../../lib/format';
import { useSite } from '../../../lib/site-context';
import { useDue } from '../../../lib/use-due';
import styles from './offers-due.module.css';

const second = 1000;
/** How long until the server is asked again whether it is closed: its clock decides. */
const again = 5 * second;

const two = (count: number) => String(count).padStart(2, '0');

/** `22 days 4 h 3 min left`; on the last day `4:03:09 left`. */
export function leftText(left: number): string {
  const seconds = Math.floor(left / second);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  return days > 0
    ? `${formatSpan(days, 'days')} ${hours} h ${minutes} min left`
    : `${hours}:${two(minutes)}:${two(seconds % 60)} left`;
}

interface OffersDueProps {
  profile: Pick<PropertyProfileDto, 'OffersDueDate' | 'OffersDueZone' | 'OffersClosed'>;
  dueAt: string;
  /** Asks the server how it stands; for those who have a form that closes then. */
  onPassed: (() => Promise<void>) | undefined;
}

/** [BEYC-27] Until when offers are taken, and how long that is; when it has passed the form closes by itself. */
export default function OffersDue({ profile, dueAt, onPassed }: OffersDueProps) {
  const due = useDue();
  const { TimeZone } = useSite();
  const left = useLeft(dueAt);
  const passed = left <= 0;
  const closed = profile.OffersClosed;
  const [openAtFirst] = useState(closed === null && !passed);
  useEffect(() => {
    if (!passed || !onPassed) {
      return undefined;
    }
    void onPassed();
    const timer = setInterval(() => void onPassed(), again);
    return () => clearInterval(timer);
  }, [passed, onPassed]);
  useEffect(() => {
    if (openAtFirst && closed) {
      showToast(closed);
    }
  }, [openAtFirst, closed]);
  if (closed) {
    return null;
  }
  const moment = new Date(dueAt);
  const wholeDay = profile.OffersDueDate !== null && isMidnight(moment, TimeZone);
  const date = formatFullDate(profile.OffersDueDate ?? '');
  if (passed) {
    return <p className={styles.due}>{offersWereDue(wholeDay ? date : due(moment))}</p>;
  }
  return (
    <p className={`${styles.due} figures`}>
      <span>
        {wholeDay
          ? `Offers are due by the end of ${date}, ${profile.OffersDueZone}.`
          : `Offers are due on ${due(moment)}.`}
      </span>
      <b role="timer">{leftText(left)}</b>
    </p>
  );
}

function isMidnight(moment: Date, timeZone: string): boolean {
  return new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(moment) === '00:00';
}

/** The milliseconds until a moment, second by second. */
function useLeft(moment: string): number {
  const [now, setNow] = useState(Date.now);
  const left = Date.parse(moment) - now;
  const over = left <= 0;
  useEffect(() => {
    if (over) {
      return undefined;
    }
    // The last tick is at the moment itself.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, left % second || second));
    return () => clearTimeout(timer);
  }, [left, over]);
  return left;
}
