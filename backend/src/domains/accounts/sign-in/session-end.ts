import type { Config } from '../../../config';
import { Role } from '../../../platform/access/permissions';

const OFFICE_IS_ASLEEP = '04:00';

/**
 * When a session of `users u` ends that is used now: so long after its last use, and so long after its sign-in at the
 * latest; an administrator's at an hour of the night, so that nobody is signed out in the middle of work.
 * @param signedInAt the SQL of the moment of its sign-in
 */
export function sessionEnd(config: Config, signedInAt: string): string {
  const zone = `'${config.OFFICE_TIME_ZONE.replaceAll("'", "''")}'`;
  const nightAfter = `(((${signedInAt}) at time zone ${zone})::date + ${config.ADMIN_SESSION_DAYS} + time '${OFFICE_IS_ASLEEP}') at time zone ${zone}`;
  return `case when exists (select 1 from user_roles r where r.user_id = u.id and r.role_id = ${Role.Admin})
            then least(now() + interval '${config.ADMIN_SESSION_IDLE_HOURS} hours', ${nightAfter})
            else least(now() + interval '${config.SESSION_IDLE_DAYS} days', (${signedInAt}) + interval '${config.SESSION_DAYS} days') end`;
}
