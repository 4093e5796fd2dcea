import { Injectable } from '@nestjs/common';
import type { KeyObject } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { sql } from '../database/sql';
import { Seal, SealKey } from './seal.entity';
import { publicKeyOf, sealingKey, signHash } from './seal-signature';
import { rowHashes, SEAL_HASH, sealedTables } from './sealed';
import { sealedUpTo } from './unsealed';

/** The advisory lock of whoever adds to the chain; nobody waits for it. */
const SEALING = 7_203_550;
/** What the first seal names as the one before it. */
export const NO_HASH = '0'.repeat(64);
/** Of one seal at most. */
const ROWS = 10_000;
/** How long one run waits for open transactions, and how long it seals; the next one goes on. */
const PATIENCE_MS = 5_000;
const BUSY_MS = 20_000;
const PAUSE_MS = 25;

/**
 * Who may still commit rows with ids that they have drawn already. Whoever inserts holds this lock from before the id is
 * drawn until after its transaction is seen by all; a transaction number may come only later.
 */
const WRITERS = `
  select l.relation::regclass::text "table", concat(l.pid, ' ', l.virtualtransaction) writer from pg_locks l
  where l.locktype = 'relation' and l.mode = 'RowExclusiveLock' and l.granted and l.relation = any($1::text[]::regclass[])
    and l.database = (select oid from pg_database where datname = current_database())`;

interface Writer {
  table: string;
  writer: string;
}

/** Rows of a table up to an id. */
interface Unsealed {
  table: string;
  newest: string;
}

/** Seals the rows of the sealed tables, so that it shows when one is changed later; nobody who writes them waits for it. */
@Injectable()
export class SealsService {
  private readonly key: KeyObject;

  constructor(
    private readonly source: DataSource,
    { SECRET_KEY }: Config,
  ) {
    this.key = sealingKey(SECRET_KEY);
  }

  /** Seals what is settled. Several may do so at once: each seal is made by one of them. */
  async seal(): Promise<void> {
    const keyId = await this.keyId();
    const end = Date.now() + BUSY_MS;
    for (const rows of await this.settled(await this.unsealed())) {
      while (Date.now() < end && (await this.sealNext(rows, keyId))) {
        // The next rows of the same table.
      }
    }
  }

  private async keyId(): Promise<number> {
    const publicKey = publicKeyOf(this.key);
    const known = await this.source.manager.findOneBy(SealKey, { publicKey });
    if (known) {
      return known.id;
    }
    // Two may do so at once.
    await this.source.manager.query('insert into seal_keys (public_key) values ($1) on conflict do nothing', [
      publicKey,
    ]);
    return (await this.source.manager.findOneByOrFail(SealKey, { publicKey })).id;
  }

  private async unsealed(): Promise<Unsealed[]> {
    const each = [...sealedTables().keys()].map(
      (table) => `select '${table}' "table", max(id) newest from ${table} having max(id) > ${sealedUpTo(table)}`,
    );
    return sql<Unsealed>(this.source, {
      text: `select "table", newest::text from (${each.join(' union all ')}) tables`,
      values: [],
    });
  }

  /**
   * Those below whose newest id no transaction is open any more. Ids are drawn in order and commit in any, so it waits for
   * those who write when it looks; whoever begins later draws a higher id.
   */
  private async settled(rows: Unsealed[]): Promise<Unsealed[]> {
    const writers = (): Promise<Writer[]> =>
      sql<Writer>(this.source, { text: WRITERS, values: [rows.map(({ table }) => table)] });
    let open = await writers();
    for (const end = Date.now() + PATIENCE_MS; open.length > 0 && Date.now() < end;) {
      await sleep(PAUSE_MS);
      const now = await writers();
      open = open.filter((one) => now.some(({ table, writer }) => table === one.table && writer === one.writer));
    }
    return rows.filter(({ table }) => !open.some((writer) => writer.table === table));
  }

  /** Adds one seal; answers whether there is more to be sealed up to this id. */
  private async sealNext({ table, newest }: Unsealed, keyId: number): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [{ free }] = await sql<{ free: boolean }>(manager, {
        text: `select pg_try_advisory_xact_lock(${SEALING}) free`,
        values: [],
      });
      if (!free) {
        return false;
      }
      // In a statement of its own: it must see what the last holder of the lock has committed.
      const [{ from, previous }] = await sql<{ from: string; previous: string }>(manager, {
        text: `select ${sealedUpTo(table)} + 1 "from", coalesce((select hash from seals order by id desc limit 1), $1) previous`,
        values: [NO_HASH],
      });
      if (BigInt(from) > BigInt(newest)) {
        return false;
      }
      const [seal] = await sql<Pick<Seal, 'toId' | 'rows' | 'rowHashes' | 'hash'>>(manager, {
        text: newSeal(table),
        values: [table, from, newest, previous, keyId],
      });
      await manager.insert(Seal, {
        ...seal,
        what: table,
        fromId: from,
        format: currentFormat(table),
        prevHash: previous,
        signature: signHash(this.key, seal.hash),
        keyId,
      });
      return seal.toId !== newest;
    });
  }
}

const currentFormat = (table: string): number => sealedTables().get(table)?.length ?? 0;

/** SQL for a seal of the table $1 from $2 up to $3 at the most, after $4, with the key $5, at the start of the transaction. */
function newSeal(table: string): string {
  const format = currentFormat(table);
  return `
    with bound as (select coalesce((select id from ${table} where id between $2 and $3 order by id offset ${ROWS - 1} limit 1), $3) to_id),
    content as materialized (select b.to_id, (${rowHashes(table, format, 'r.id between $2 and b.to_id')}) row_hashes from bound b),
    s as (select $1::text what, $2::bigint from_id, to_id, octet_length(row_hashes) / 40 rows, ${format} format, row_hashes, $4::text prev_hash, $5::int key_id, now() sealed_at from content)
    select s.to_id "toId", s.rows, s.row_hashes "rowHashes", ${SEAL_HASH} hash from s`;
}
