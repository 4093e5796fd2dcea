import { dueIn } from '@stowbridge/contract/dates';
import { useMemo } from 'react';
import { useSite } from './site-context';

/** Says by when something is due at the office, with its time zone: for parts whose code comes when it is needed. */
export function useDue(): (moment: Date) => string {
  const { TimeZone } = useSite();
  return useMemo(() => dueIn(TimeZone), [TimeZone]);
}

/** What people call the time zone of the office: `Mountain Time`. */
export function useZoneName(): string {
  const { TimeZone: timeZone } = useSite();
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
