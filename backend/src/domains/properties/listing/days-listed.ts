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

/** The same inside a query, as one row `(n, type)`; both null where `listedAt` is. */
export const daysListedSql = (listedAt: string): string => `(
    select case when days < 60 then days when months < 24 then months else floor(months / 12) end n,
           case when days < 60 then 'Days' when months < 24 then 'Months' when months >= 24 then 'Years' end type
    from (select days, floor(days / (365.25 / 12)) months from (select case when ${listedAt} is not null then greatest(0, floor(extract(epoch from now() - ${listedAt}) / 86400)) end days) l) m)`;
