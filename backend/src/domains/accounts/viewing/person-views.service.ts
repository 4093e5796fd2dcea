import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { randomUUID } from 'node:crypto';
import { DataSource, EntityManager } from 'typeorm';
import type { Client } from '../../../platform/access/client';
import { type Caller, forViewer, keyForbidden, requireAdmin, Role, Status } from '../../../platform/access/permissions';
import { recordAudit } from '../../../platform/audit/audit';
import { forbidden, invalid, notFound } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import type { AccessClaims } from '../sign-in/jwt.strategy';
import { hashToken, newToken } from '../sign-in/passwords';
import { PERSON_NAME } from '../users/person-name';
import { endViewOf } from './ending-views';

/** How long a view lasts; it cannot be prolonged. */
const VIEW_MINUTES = 15;

export interface ViewedPerson {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  roles: { roleId: number; isDefault: boolean }[];
}

/** A view that has begun. */
export interface BegunView {
  sessionId: string;
  token: string;
  expiresAt: Date;
  person: ViewedPerson;
}

/** Who looked at the site as somebody, as that person reads it. */
export interface PastView {
  name: string;
  startedAt: Date;
  /** When it ended or will end at the latest. */
  endedAt: Date;
}

const PERSON = `
  select u.id, u.first_name "firstName", u.last_name "lastName", u.email::text email,
         coalesce((select json_agg(json_build_object('roleId', r.role_id, 'isDefault', r.is_default) order by r.role_id) from user_roles r where r.user_id = u.id), '[]') roles
  from users u where u.id = $1 and u.status_id <> ${Status.Rejected} for share of u`;

/** Administrators who look at the site as a buyer or seller, and change nothing. */
@Injectable()
export class PersonViews {
  constructor(
    private readonly source: DataSource,
    private readonly jwt: JwtService,
  ) {}

  /**
   * Begins a view of 15 minutes, which ends with the session in which it was begun. An open one of the same person ends.
   * @throws DomainError('not-found') for an unknown or rejected person, 'invalid' for an administrator
   */
  async begin(caller: Caller, personId: number, reason: string, client: Client): Promise<BegunView> {
    requireAdmin(caller);
    if (caller.scopes) {
      throw keyForbidden();
    }
    return withTransactionOf(caller, this.source, async (manager) => {
      // Of two beginnings at once the second ends the first.
      await manager.query('select 1 from users where id = $1 for no key update', [caller.id]);
      const person = await this.getPerson(manager, personId);
      await endViewOf(manager, caller, personId);
      const { userAgent, address } = client;
      const [{ id, expiresAt }] = await manager.query<{ id: string; expiresAt: Date }[]>(
        `insert into sessions (id, user_id, acts_for, reason, read_only, begun_in, refresh_hash, user_agent, address, signed_in_at, last_used_at, expires_at)
         values ($1, $2, $3, $4, true, $5, $6, $7, $8, now(), now(), now() + interval '${VIEW_MINUTES} minutes') returning id, expires_at "expiresAt"`,
        // Nobody ever holds the token of this hash: a view is not refreshed.
        [
          randomUUID(),
          caller.id,
          personId,
          reason,
          caller.sessionId,
          hashToken(newToken()),
          userAgent?.slice(0, 300) ?? null,
          address,
        ],
      );
      await recordAudit(manager, {
        actor: caller,
        action: 'view.started',
        subjectType: 'user',
        subjectId: personId,
        detail: { reason },
      });
      const token = this.jwt.sign({ sid: id, use: 'access', view: true } satisfies AccessClaims);
      return { sessionId: id, token, expiresAt, person };
    });
  }

  /**
   * Ends the view of a person: called in it, or by the administrator who began it.
   * @throws DomainError('not-found') when there is none that is open
   */
  async end(caller: Caller, personId: number): Promise<void> {
    const viewer = forViewer(caller);
    if (caller.viewerId === undefined) {
      requireAdmin(caller);
    } else if (personId !== caller.id) {
      throw forbidden();
    }
    if (caller.scopes) {
      throw keyForbidden();
    }
    const ended = await withTransactionOf(caller, this.source, (manager) =>
      endViewOf(manager, { id: viewer, address: caller.address }, personId),
    );
    if (ended === 0) {
      throw notFound('The view');
    }
  }

  /** Who looked at the site as the caller, the newest first. */
  list(caller: Caller): Promise<PastView[]> {
    return sql<PastView>(this.source, {
      text: `select ${PERSON_NAME} "name", v.created_at "startedAt", coalesce(v.ended_at, v.expires_at) "endedAt"
             from sessions v join users u on u.id = v.user_id where v.acts_for = $1 and v.read_only
             order by v.created_at desc, v.id limit 100`,
      values: [caller.id],
    });
  }

  private async getPerson(manager: EntityManager, id: number): Promise<ViewedPerson> {
    const [person] = await manager.query<ViewedPerson[]>(PERSON, [id]);
    if (!person) {
      throw notFound('The user');
    }
    if (person.roles.some(({ roleId }) => roleId === Role.Admin)) {
      throw invalid('Administrators cannot be viewed.');
    }
    return person;
  }
}
