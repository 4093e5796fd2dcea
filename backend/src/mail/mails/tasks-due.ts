import { Role } from '@stowbridge/contract/ids';
import { DUE } from '../../domains/tasks/task-digests';
import type { EventMap } from '../../platform/events/events';
import { personSql } from '../data/people';
import { publicName, trueName } from '../data/property-names';
import type { Block } from '../layout';
import type { MailContext } from '../mail-context';
import { mail, type Person } from '../mail-definition';

/** Beyond these a mail only says how many more there are. */
const SHOWN = 20;

interface Due {
  reader: Person;
  title: string;
  /** As it is written. */
  due: string;
  late: boolean;
  propertyId: number | null;
  propertyName: string | null;
}

/**
 * What the reader of the digest still has to do by its day, when the mail is made. The fence lets Postgres look for the
 * reader's tasks by their index, where it would read everybody's for each mail.
 */
const FOUND = `
  select ${personSql('u')} reader, upper(left(due.title, 1)) || substr(due.title, 2) title, to_char(due.due_on, 'FMMon FMDD, YYYY') "due", due.due_on < g.day late, p.id "propertyId",
    case when u.user_type_id = ${Role.Admin} or p.seller_id = u.id then ${trueName()} else ${publicName()} end "propertyName"
  from task_digests g join users u on u.id = g.user_id cross join lateral (
      select * from (${DUE}) due where due."userId" = g.user_id and due.due_on <= g.day offset 0) due
    left join properties p on p.id = due.property_id
  where g.id = $1 order by due.due_on, "propertyName", due.kind, due.id`;

async function findDue({ digestId }: EventMap['tasks.due'], { read }: MailContext): Promise<Due[] | undefined> {
  const found = await read<Due>(FOUND, [digestId]);
  return found.length > 0 ? found : undefined;
}

const row = ({ title, due, propertyName }: Due): [string, string] => [
  due,
  [title, propertyName].filter(Boolean).join(' · '),
];

/** A heading and its rows, where there are any. */
const part = (heading: string, due: Due[]): Block[] =>
  due.length > 0 ? [{ text: heading }, { rows: due.map(row) }] : [];

export const tasksDue = mail({
  kind: 'tasks-due',
  called: 'What is due, once a day',
  category: 'reports',
  data: findDue,
  to: ([{ reader }]) => reader,
  content: ({ to, data: due, links }) => {
    const shown = due.slice(0, SHOWN);
    const late = due.filter((one) => one.late).length;
    const first = due.find(({ propertyId }) => propertyId !== null);
    const place = first && {
      kind: 'property' as const,
      propertyId: first.propertyId ?? 0,
      propertyName: first.propertyName ?? '',
    };
    return {
      subject: late > 0 ? `${late} late, ${due.length - late} due today` : `${due.length} due today`,
      preheader: due[0].title,
      heading: 'What is due',
      blocks: [
        ...part(
          'Late:',
          shown.filter((one) => one.late),
        ),
        ...part(
          'Due today:',
          shown.filter((one) => !one.late),
        ),
        ...(due.length > SHOWN ? [{ text: `${due.length - SHOWN} more are due.` }] : []),
        to.userTypeId === Role.Admin || !place
          ? { button: 'See your tasks', address: to.userTypeId === Role.Admin ? links.admin : links.signIn }
          : {
              button: 'See the property',
              address: links.place(to.userTypeId === Role.Seller ? Role.Seller : Role.Buyer, place),
            },
      ],
    };
  },
  sample: ({ taskDigestId, agentId }) => ({ digestId: taskDigestId, userId: agentId }),
});
