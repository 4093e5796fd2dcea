import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/** An entry of a calendar. */
export interface Entry {
  kind: 'date' | 'task' | 'round';
  id: number;
  title: string;
  propertyName: string | null;
  /** YYYY-MM-DD. */
  day: string;
  /** Null for all of the day. */
  at: Date | null;
  done: boolean;
  /** How often it was moved. */
  sequence: number;
  modifiedAt: Date;
  /** Whole dollars. */
  amount: number | null;
}

interface Options {
  product: string;
  /** Makes the ids of the entries unique in the world. */
  host: string;
  /** Titles alone: no price. */
  titlesOnly: boolean;
}

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/**
 * The entries as iCalendar. A day without a time zone is that day wherever it is read [BEYC-57]; an entry keeps its id, and
 * a calendar takes the one with the highest sequence [BEYC-55].
 */
export function calendarText(entries: Entry[], { product, host, titlesOnly }: Options): string {
  const calendar = new ICalCalendar({
    name: product,
    prodId: { company: product, product: 'calendar' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const { kind, id, title, propertyName, day, at, done, sequence, modifiedAt, amount } of entries) {
    calendar.createEvent({
      id: `${kind}-${id}@${host}`,
      // Whole days are written by the parts of UTC.
      start: at ?? new Date(`${day}T00:00:00Z`),
      allDay: at === null,
      summary: [done ? `✓ ${title}` : title, propertyName].filter(Boolean).join(' · '),
      description: titlesOnly || amount === null ? undefined : dollars(amount),
      sequence,
      stamp: modifiedAt,
      lastModified: modifiedAt,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
