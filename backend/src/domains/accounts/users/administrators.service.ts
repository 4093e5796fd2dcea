import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
    const [{ found }] = await this.source.query<{ found: boolean }[]>(
      `select exists (select from users u join user_roles r on r.user_id = u.id where r.role_id = ${Role.Admin} and u.status_id <> ${Status.Rejected}) found`,
    );
    this.found = found;
    return !found;
  }
}
