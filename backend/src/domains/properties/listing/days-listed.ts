export interface DaysListed {
  daysListed: number | null;
  daysListedType: 'Days' | 'Months' | 'Years' | null;
}

const DAY = 86_400_000;
const DAYS_OF_A_MONTH = 365.25 / 12;

/** How long a property has been listed: in days, in months from 60 days on, in years from 24 months on. */
export function daysListed(listedAt: Date | null, now = new Date()): DaysListed {
  if (!listedAt) {
    return { daysListed: null, daysListedType: null };
  }
  const days = Math.max(0, Math.floor((now.getTime() - listedAt.getTime()) / DAY));
  if (days < 60) {
    return { daysListed: days, daysListedType: 'Days' };
  }
  const months = Math.floor(days / DAYS_OF_A_MONTH);
  return months < 24
    ? { daysListed: months, daysListedType: 'Months' }
    : { daysListed: Math.floor(months / 12), daysListedType: 'Years' };
}
