import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import type { ReportFigures } from '@stowbridge/contract/reports';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import type { Caller } from '../../platform/access/permissions';
import { sql } from '../../platform/database/sql';
import { PERSON_NAME } from '../accounts/users/person-name';
import { dateRange, type Period, periodsOf } from '../activity/date-range';
import { within } from '../activity/recent-activity.sql';
import { namedToSeller } from '../properties/people/seller-sees';
import { figuresOf } from './figures';
import { BY_DAY } from './figures.sql';
import { requireOwn } from './own-property';

/** What happened in a day, a week or a month of the range. */
type Happened = Record<'views' | 'ndasSigned' | 'documentsOpened' | 'offers', number>;
export type ActivityPeriod = Pick<Period, 'label' | 'part'> & Happened;

/** Somebody who signed the NDA; no name where the office keeps it [BEYA-95]. */
export interface ActivitySigner {
  name: string | null;
  company: string | null;
  signedAt: Date;
}

export interface Activity {
  from: string;
  to: string;
  figures: ReportFigures;
  periods: ActivityPeriod[];
  /** The newest of them. */
  signers: ActivitySigner[];
}

/** As many signers as a page shows. */
const SHOWN = 50;

const SIGNERS = `
  select ${namedToSeller(PERSON_NAME)} "name", ${namedToSeller('u.company_name')} company, n.signed_at "signedAt"
  from ndas n join properties p on p.id = n.property_id join users u on u.id = n.user_id
  where n.property_id = any($4::int[]) and ${within('n.signed_at')} order by n.signed_at desc, n.id desc limit ${SHOWN}`;

/** What happens on a listing, as its seller follows it. */
@Injectable()
export class ListingActivityService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /**
   * @param presetId one of the five ranges of the reports [CONST-44 to CONST-48]
   * @throws DomainError('not-found') for somebody else's listing
   */
  async activity(caller: Caller, propertyId: number, presetId?: number): Promise<Activity> {
    await requireOwn(this.source, caller, propertyId);
    const zone = this.config.OFFICE_TIME_ZONE;
    const now = today(zone);
    const range = dateRange({ presetId }, now);
    const { from, to } = range;
    const values = [from, to, zone, [propertyId]];
    const [figures, days, signers] = await Promise.all([
      figuresOf(this.source, [propertyId], { from, to, zone }),
      sql<Happened & { day: string }>(this.source, { name: 'listing-activity-days', text: BY_DAY, values }),
      sql<ActivitySigner>(this.source, { name: 'listing-activity-signers', text: SIGNERS, values }),
    ]);
    const periods = periodsOf(range, now).map(({ label, part, from: first, to: last }) => {
      const inside = days.filter(({ day }) => day >= first && day <= last);
      const sum = (name: keyof Happened): number => inside.reduce((total, one) => total + one[name], 0);
      return {
        label,
        part,
        views: sum('views'),
        ndasSigned: sum('ndasSigned'),
        documentsOpened: sum('documentsOpened'),
        offers: sum('offers'),
      };
    });
    return { from, to, figures: figures.get(propertyId) as ReportFigures, periods, signers };
  }
}
