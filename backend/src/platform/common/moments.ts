/** Tells a moment as all papers do, with the name of its time zone: `Nov 25, 2026, 10:37 AM MST`. */
export function momentIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  // The narrow space before AM and PM is in few fonts.
  return (moment) => format.format(moment).replace(/\s/g, ' ');
}

/** What people call the time of a zone: `Mountain Time`. */
export function spokenZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
