import { Role, UserStatus } from '@stowbridge/contract/ids';
import { figureRows, hasActivity, NO_ACTIVITY, type ReportFigures, weekName } from '@stowbridge/contract/reports';
import type { EventMap } from '../../platform/events/events';
import { personSql } from '../data/people';
import { trueName } from '../data/property-names';
import type { Block } from '../layout';
import type { Links } from '../links';
import type { MailContext } from '../mail-context';
import { mail, type Person } from '../mail-definition';

interface Reported {
  reader: Person;
  week: string;
  propertyId: number;
  propertyName: string;
  figures: ReportFigures;
  note: string | null;
}

/** The reports of the week of what the person sells when the mail is made [BEYB-67]. */
const FOUND = `
  select ${personSql('u')} reader, g.week::text "week", p.id "propertyId", ${trueName()} "propertyName", r.figures, r.note
  from report_digests g join users u on u.id = g.user_id and u.status_id <> ${UserStatus.Rejected}
    join properties p on p.seller_id = u.id join seller_reports r on r.property_id = p.id and r.week = g.week and r.made_at is not null
  where g.id = $1 order by p.name, p.id`;

async function findReports(
  { digestId }: EventMap['reports.made'],
  { read, timeZone }: MailContext,
): Promise<{ reports: Reported[]; timeZone: string } | undefined> {
  const reports = await read<Reported>(FOUND, [digestId]);
  return reports.length > 0 ? { reports, timeZone } : undefined;
}

const listing = ({ propertyId, propertyName, figures, note }: Reported, timeZone: string, links: Links): Block[] => [
  { text: propertyName },
  ...(note ? [{ quote: note }] : []),
  hasActivity(figures) ? { rows: figureRows(figures, timeZone) } : { text: NO_ACTIVITY },
  { link: `See ${propertyName}`, address: links.place(Role.Seller, { kind: 'property', propertyId, propertyName }) },
];

export const sellerReport = mail({
  kind: 'seller-report',
  called: 'The week of listings, to the seller',
  category: 'reports',
  data: findReports,
  to: ({ reports: [{ reader }] }) => reader,
  content: ({ data: { reports, timeZone }, links }) => {
    const [{ week, propertyName }] = reports;
    const name = weekName(week);
    return {
      subject: reports.length === 1 ? `The week of ${propertyName}` : `The week of your ${reports.length} listings`,
      preheader: name,
      heading: name,
      blocks: [
        ...reports.flatMap((report) => listing(report, timeZone, links)),
        { button: 'See your dashboard', address: links.sellerDashboard },
      ],
    };
  },
  sample: ({ reportDigestId, sellerId }) => ({ digestId: reportDigestId, userId: sellerId }),
});
