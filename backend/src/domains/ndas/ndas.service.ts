import type { NdaEventKind } from '@stowbridge/contract/log-words';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { list } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { XLSX_MAX_ROWS } from '../../platform/common/xlsx';
import { ACCESS, type Access, type AccessJson, accessOf } from './access-rows';
import type { Nda } from './nda.entity';
import { NDAS } from './ndas.list';
import { nameFor } from './reads-name.sql';

/** A signature with its state and its account, what became of its property, when its certificate was made, and what it opens. */
export type ListedNda = Nda & { propertyGone: boolean; certifiedAt: Date | null; access: Access | null };

/** What is beside a signature, by its id. */
interface Beside {
  id: number;
  gone: boolean;
  /** The data of whoever signed was removed. */
  signerRemoved: boolean;
  certifiedAt: Date | null;
  access: AccessJson | null;
}

/** A link of the chain of an NDA, with the name of who did it. */
export interface ListedEvent {
  seq: number;
  kind: NdaEventKind;
  at: Date;
  by: string | null;
  address: string | null;
  hash: string;
}

/** A signature as its signer finds it again. */
export interface OwnNda {
  id: number;
  propertyId: number;
  propertyName: string;
  /** The property can be opened. */
  isListed: boolean;
  signedAt: Date;
  /** What the agreement is called; null when its text was not kept. */
  agreementName: string | null;
  certifiedAt: Date | null;
  /** Null for a property that is gone. */
  access: Access | null;
}

const BESIDE = `
  select n.id, p.id is null gone, s.removed_at is not null "signerRemoved", c.made_at "certifiedAt", ${ACCESS} access
  from ndas n join users s on s.id = n.user_id left join properties p on p.id = n.property_id left join nda_certificates c on c.nda_id = n.id left join nda_access a on a.user_id = n.user_id and a.property_id = n.property_id
  where n.id = any($1::int[])`;

const EVENTS = `
  select e.seq, e.kind, e.at, u.first_name || ' ' || u.last_name "by", e.address, e.hash from nda_events e left join users u on u.id = e.actor_id
  where e.nda_id = $1 order by e.seq`;

const OWN = `
  select n.id, n.property_id "propertyId", ${nameFor('n.user_id', 'n.property_name')} "propertyName", coalesce(p.active, false) "isListed", n.signed_at "signedAt", t.actual_file_name "agreementName", c.made_at "certifiedAt", ${ACCESS} access
  from ndas n left join properties p on p.id = n.property_id left join agreements t on t.id = n.agreement_id left join nda_certificates c on c.nda_id = n.id
    left join nda_access a on a.user_id = n.user_id and a.property_id = n.property_id
  where n.user_id = $1 order by n.signed_at desc, n.id desc`;

/** As many rows as are read at once for a file. */
const STEP = 1000;

const accessOrNone = (access: AccessJson | null | undefined): Access | null => (access ? accessOf(access) : null);

/** [BEYE-68] What somebody wrote whose data was removed is told by the certificate alone. */
const unsigned = ({ user }: Nda): Partial<Nda> => ({
  firstName: user?.firstName,
  lastName: user?.lastName,
  email: user?.email,
  phone: '',
  address1: '',
  address2: null,
  city: '',
  zipCode: '',
  state: null,
  entity: null,
  accountEmail: null,
  signedFrom: null,
});

/** The signatures, as the office reads them. */
@Injectable()
export class NdasService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  async page(caller: Caller, request: ListQueryDto): Promise<Listed<ListedNda>> {
    requireAdmin(caller);
    const listed = await list(this.source, request, NDAS, { zone: this.config.OFFICE_TIME_ZONE });
    const beside = new Map(
      (
        await sql<Beside>(this.source, {
          text: BESIDE,
          values: [listed.rows.map(({ id }) => id)],
        })
      ).map((row) => [row.id, row]),
    );
    return {
      ...listed,
      rows: listed.rows.map((nda) =>
        Object.assign(nda, beside.get(nda.id)?.signerRemoved ? unsigned(nda) : {}, {
          propertyGone: beside.get(nda.id)?.gone ?? true,
          certifiedAt: beside.get(nda.id)?.certifiedAt ?? null,
          access: accessOrNone(beside.get(nda.id)?.access),
        }),
      ),
    };
  }

  /** One signature with everything that happened with it. @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<{ nda: ListedNda; events: ListedEvent[] }> {
    const [nda] = (await this.page(caller, { filter: JSON.stringify({ id }) })).rows;
    if (!nda) {
      throw notFound('The NDA');
    }
    return { nda, events: await sql<ListedEvent>(this.source, { text: EVENTS, values: [id] }) };
  }

  /** What the caller has signed, the newest first. */
  async own(caller: Caller): Promise<OwnNda[]> {
    const rows = await sql<Omit<OwnNda, 'access'> & { access: AccessJson | null }>(this.source, {
      text: OWN,
      values: [caller.id],
    });
    return rows.map(({ access, ...nda }) => ({ ...nda, access: accessOrNone(access) }));
  }

  /** Everything that a list finds, for a spreadsheet; its first rows are read before it answers, so that what is wrong is said. */
  async all(caller: Caller, { sort, filter }: ListQueryDto): Promise<AsyncIterable<ListedNda>> {
    const read = async (from: number): Promise<ListedNda[]> =>
      (await this.page(caller, { sort, filter, range: JSON.stringify([from, from + STEP - 1]) })).rows;
    const first = await read(0);
    return (async function* () {
      for (
        let rows = first, from = 0;
        rows.length > 0 && from < XLSX_MAX_ROWS;
        rows = rows.length < STEP ? [] : await read(from)
      ) {
        yield* rows;
        from += STEP;
      }
    })();
  }
}
