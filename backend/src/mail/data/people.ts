import { Role, Status } from '../../platform/access/permissions';
import type { MailContext } from '../mail-context';
import type { Person } from '../mail-definition';

/** A `Person` as a column, from the user that `alias` names. */
export const personSql = (alias: string, role: number | string = `${alias}.user_type_id`): string =>
  `json_build_object('userId', ${alias}.id, 'userTypeId', ${role}, 'name', ${alias}.first_name || ' ' || ${alias}.last_name, 'email', ${alias}.email::text)`;

/** The account that the event is about. */
export async function findUser({ userId }: { userId: number }, { read }: MailContext): Promise<Person | undefined> {
  const [row] = await read<{ person: Person }>(`select ${personSql('u')} person from users u where u.id = $1`, [
    userId,
  ]);
  return row?.person;
}

/** Every administrator who may sign in: the readers of what is written to the office. */
export async function administrators({ read }: MailContext): Promise<Person[]> {
  const rows = await read<{ person: Person }>(
    `select ${personSql('u', Role.Admin)} person from users u join user_roles r on r.user_id = u.id and r.role_id = ${Role.Admin}
     where u.status_id <> ${Status.Rejected} order by u.id`,
    [],
  );
  return rows.map(({ person }) => person);
}

/** The property's listing agents; the office where it has none. */
export async function agentsOrOffice(propertyId: number | null, context: MailContext): Promise<Person[]> {
  const rows = await context.read<{ person: Person }>(
    `select ${personSql('u', Role.Admin)} person from property_agents a join users u on u.id = a.user_id
     where a.property_id = $1 and u.status_id <> ${Status.Rejected} order by a.position, u.id`,
    [propertyId],
  );
  return rows.length > 0 ? rows.map(({ person }) => person) : [office(context)];
}

/** The shared mailbox of the brokerage. */
export const office = ({ brand: { product, contactEmail } }: MailContext): Person => ({
  userId: null,
  userTypeId: null,
  name: `${product} office`,
  email: contactEmail,
});
