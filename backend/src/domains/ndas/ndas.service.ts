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
import type { Nda } from './nda.entity';
import { NDAS } from './ndas.list';

/** A signature with its state and its account, what became of its property, and when its certificate was made. */
export type ListedNda = Nda & { propertyGone: boolean; certifiedAt: Date | null };

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
}

const BESIDE = `
  select n.id, p.id is null gone, c.made_at "certifiedAt" from ndas n left join properties p on p.id = n.property_id left join nda_certificates c on c.nda_id = n.id
  where n.id = any($1::int[])`;

const EVENTS = `
  select e.seq, e.kind, e.at, u.first_name || ' ' || u.last_name "by", e.address, e.hash from nda_events e left join users u on u.id = e.actor_id
  where e.nda_id = $1 order by e.seq`;

const OWN = `
  select n.id, n.property_id "propertyId", n.property_name "propertyName", coalesce(p.active, false) "isListed", n.signed_at "signedAt", a.actual_file_name "agreementName", c.made_at "certifiedAt"
  from ndas n left join properties p on p.id = n.property_id left join agreements a on a.id = n.agreement_id left join nda_certificates c on c.nda_id = n.id
  where n.user_id = $1 order by n.signed_at desc, n.id desc`;

/** As many rows as are read at once for a file. */
const STEP = 1000;

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
        await sql<{ id: number; gone: boolean; certifiedAt: Date | null }>(this.source, {
          text: BESIDE,
          values: [listed.rows.map(({ id }) => id)],
        })
      ).map((row) => [row.id, row]),
    );
    return {
      ...listed,
      rows: listed.rows.map((nda) =>
        Object.assign(nda, {
          propertyGone: beside.get(nda.id)?.gone ?? true,
          certifiedAt: beside.get(nda.id)?.certifiedAt ?? null,
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
  own(caller: Caller): Promise<OwnNda[]> {
    return sql<OwnNda>(this.source, { text: OWN, values: [caller.id] });
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
