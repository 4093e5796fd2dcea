import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import type { Caller } from '../../platform/access/permissions';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { ACCEPTED, cleanUserAgent } from './ceremony';
import { type Disclosure, disclosureOf } from './disclosure';

/** Unsigned ones are kept for so long that who comes back late is told so. */
const FORGOTTEN_AFTER = `interval '30 days'`;

const BEGIN = `
  insert into nda_ceremonies (id, user_id, property_id, agreement_id, disclosure_version, session_id, auth_method, signed_in_at, address, user_agent, expires_at)
  select $8, $1, $2, $3, $4, s.id, s.auth_method, s.signed_in_at, $6, $7, now() + interval '24 hours' from sessions s where s.id = $5`;

/** The disclosure, and when this person accepted it within a year; null when they have to. */
export interface ShownDisclosure extends Disclosure {
  acceptedAt: Date | null;
}

/** What somebody wrote when they last signed, on whatever property. */
export interface WrittenBefore {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  entity: string | null;
  address1: string;
  address2: string | null;
  city: string;
  stateId: number;
  zipCode: string;
}

const WRITTEN_BEFORE = `
  select first_name "firstName", last_name "lastName", email, phone, entity, address1, address2, city, state_id "stateId", zip_code "zipCode"
  from ndas where user_id = $1 and state_id is not null order by signed_at desc, id desc limit 1`;

/** What is put before people who are about to sign. */
@Injectable()
export class CeremoniesService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  async disclosureFor(caller: Caller): Promise<ShownDisclosure> {
    const disclosure = disclosureOf(this.config);
    const [{ at }] = await sql<{ at: Date | null }>(this.source, {
      text: ACCEPTED,
      values: [caller.id, disclosure.version],
    });
    return { ...disclosure, acceptedAt: at };
  }

  /** What the form begins with; undefined before the first signature. */
  async writtenBefore(caller: Caller): Promise<WrittenBefore | undefined> {
    const [written] = await sql<WrittenBefore>(this.source, { text: WRITTEN_BEFORE, values: [caller.id] });
    return written;
  }

  /** Notes that an agreement is put before somebody, who names it when they sign. @returns its id */
  async begin(caller: Caller, propertyId: number, agreementId: number): Promise<string> {
    const { version, text } = disclosureOf(this.config);
    const id = randomUUID();
    await withTransactionOf(caller, this.source, async (manager) => {
      await manager.query('insert into disclosures (version, text) values ($1, $2) on conflict do nothing', [
        version,
        text,
      ]);
      await manager.query(BEGIN, [
        caller.id,
        propertyId,
        agreementId,
        version,
        caller.sessionId,
        caller.address,
        cleanUserAgent(caller.userAgent),
        id,
      ]);
    });
    return id;
  }

  /** Notes that somebody opens the file of an agreement that was put before them. */
  async opened(caller: Caller, sha256: string): Promise<void> {
    await this.source.manager.query(
      `update nda_ceremonies c set opened_at = now() from agreements a
       where c.user_id = $1 and c.agreement_id = a.id and a.sha256 = $2 and c.opened_at is null and c.nda_id is null and c.expires_at > now()`,
      [caller.id, sha256],
    );
  }

  async forgetOld(): Promise<void> {
    await this.source.manager.query(
      `delete from nda_ceremonies where nda_id is null and expires_at < now() - ${FORGOTTEN_AFTER}`,
    );
  }
}
