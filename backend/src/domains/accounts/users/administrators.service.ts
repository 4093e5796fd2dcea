import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import { Role, Status } from '../../../platform/access/permissions';

/** Whether anybody can run the back office. */
@Injectable()
export class AdministratorsService {
  private found = false;

  constructor(private readonly source: DataSource) {}

  /** True until there is an administrator; the last one cannot be removed, so one that was found need not be looked for again. */
  async areMissing(): Promise<boolean> {
    if (this.found) {
      return false;
    }
    const [{ found }] = await sql<{ found: boolean }>(this.source, {
      text: `select exists (select from users u join user_roles r on r.user_id = u.id where r.role_id = ${Role.Admin} and u.status_id <> ${Status.Rejected}) found`,
      values: [],
    });
    this.found = found;
    return !found;
  }
}

/** Whether somebody is an administrator who can sign in. */
export async function isActiveAdministrator(manager: EntityManager, userId: number): Promise<boolean> {
  const found = await sql(manager, {
    text: `select 1 from users u join user_roles r on r.user_id = u.id where u.id = $1 and r.role_id = ${Role.Admin} and u.status_id <> ${Status.Rejected}`,
    values: [userId],
  });
  return found.length > 0;
}
