import { createPublicKey, type KeyObject } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { sql } from '../database/sql';
import { Seal, SealKey } from './seal.entity';
import { isSignedBy } from './seal-signature';
import { NO_HASH } from './seals.service';
import { rowHashes, SEAL_HASH, sealedTables } from './sealed';
import { countUnsealed } from './unsealed';

/** A row that is not as it was. */
export interface Broken {
  table: string;
  /** Its id. */
  row: string;
  /** What became of it, after its name. */
  why: string;
}

/** How far the rows of a table are sealed. */
export interface SealedRows {
  table: string;
  sealed: number;
  unsealed: number;
}

/** What the seals show. */
export interface SealsFound {
  /** The first, where there is one. */
  broken?: Broken;
  tables: SealedRows[];
  /** The keys that have signed, with how many seals. */
  keys: (Pick<SealKey, 'id' | 'since'> & { seals: number })[];
  /** The hash of the newest seal: noted elsewhere, it binds all of them. */
  head: string | null;
}

/** Of seals that are read, and of rows that are hashed, by one statement. */
const SEALS = 200;
const ROWS = 10_000;
/** An id and a SHA-256. */
const RECORD = 40;

type CheckedSeal = Pick<
  Seal,
  'id' | 'what' | 'fromId' | 'toId' | 'rows' | 'format' | 'prevHash' | 'hash' | 'signature' | 'keyId'
> & {
  /** Whether its hash is that of what it says. */
  right: boolean;
  /** Whether its rows are as they were; null for a format that is not known. */
  whole: boolean | null;
};

const page = (): string => {
  const cases = [...sealedTables()].flatMap(([table, formats]) =>
    formats.map(
      (_, at) =>
        `when s.what = '${table}' and s.format = ${at + 1} then (${rowHashes(table, at + 1, 'r.id between s.from_id and s.to_id')})`,
    ),
  );
  return `
    select s.id, s.what, s.from_id "fromId", s.to_id "toId", s.rows, s.format, s.prev_hash "prevHash", s.hash, s.signature, s.key_id "keyId",
      s.hash = ${SEAL_HASH} "right", s.row_hashes = case ${cases.join(' ')} end whole
    from (select s.*, sum(s.rows) over (order by s.id) - s.rows before from (select * from seals where id > $1 order by id limit ${SEALS}) s) s
    where s.before < ${ROWS} order by s.id`;
};

/** The chain as far as it has been gone through. */
class Chain {
  head = NO_HASH;
  last = 0;
  readonly signed = new Map<number, number>();
  readonly ends = new Map<string, { to: bigint; sealed: number }>();

  constructor(private readonly keys: Map<number, KeyObject | undefined>) {}

  endOf(table: string): { to: bigint; sealed: number } {
    return this.ends.get(table) ?? { to: 0n, sealed: 0 };
  }

  /** What is wrong with the next seal itself. */
  wrongWith(seal: CheckedSeal): string | undefined {
    if (seal.prevHash !== this.head || BigInt(seal.fromId) !== this.endOf(seal.what).to + 1n) {
      return 'does not follow the seal before it';
    }
    if (!seal.right) {
      return 'was changed';
    }
    const key = this.keys.get(seal.keyId);
    if (!key || !isSignedBy(key, seal.hash, seal.signature)) {
      return 'is not signed by its key';
    }
    return seal.whole === null ? `is of a format of ${seal.what} that is not known` : undefined;
  }

  add({ id, what, toId, rows, hash, keyId }: CheckedSeal): void {
    this.ends.set(what, { to: BigInt(toId), sealed: this.endOf(what).sealed + rows });
    this.signed.set(keyId, (this.signed.get(keyId) ?? 0) + 1);
    [this.head, this.last] = [hash, id];
  }
}

/** Goes through all seals and the rows below them, up to the first that is broken. */
export async function checkSeals(source: DataSource): Promise<SealsFound> {
  const keys = await source.manager.find(SealKey, { order: { id: 'ASC' } });
  const chain = new Chain(new Map(keys.map(({ id, publicKey }) => [id, readKey(publicKey)])));
  const broken = await firstBroken(source, chain);
  return {
    broken,
    tables: await Promise.all(
      [...sealedTables().keys()].map(async (table) => ({
        table,
        sealed: chain.endOf(table).sealed,
        unsealed: await countUnsealed(source, table),
      })),
    ),
    keys: keys.map(({ id, since }) => ({ id, since, seals: chain.signed.get(id) ?? 0 })),
    head: chain.last === 0 ? null : chain.head,
  };
}

async function firstBroken(source: DataSource, chain: Chain): Promise<Broken | undefined> {
  const text = page();
  for (;;) {
    const seals = await sql<CheckedSeal>(source, { text, values: [chain.last] });
    if (seals.length === 0) {
      return undefined;
    }
    for (const seal of seals) {
      const why = chain.wrongWith(seal);
      if (why !== undefined) {
        return { table: 'seals', row: String(seal.id), why };
      }
      if (!seal.whole) {
        return changedRow(source, seal);
      }
      chain.add(seal);
    }
  }
}

/** Undefined for what is no key any more. */
function readKey(publicKey: string): KeyObject | undefined {
  try {
    return createPublicKey(publicKey);
  } catch {
    return undefined;
  }
}

/** The first row in which what a seal holds and what is there differ. */
async function changedRow(source: DataSource, { id, what, format }: CheckedSeal): Promise<Broken> {
  const [{ was, is }] = await sql<{ was: Buffer; is: Buffer }>(source, {
    text: `select s.row_hashes was, (${rowHashes(what, format, 'r.id between s.from_id and s.to_id')}) "is" from seals s where s.id = $1`,
    values: [id],
  });
  let at = 0;
  while (was.subarray(at, at + RECORD).equals(is.subarray(at, at + RECORD))) {
    at += RECORD;
  }
  const [before, now] = [was, is].map((rows) => (at < rows.length ? rows.readBigInt64BE(at) : undefined));
  if (before !== undefined && before === now) {
    return { table: what, row: String(now), why: 'was changed after it was sealed' };
  }
  return before !== undefined && (now === undefined || now > before)
    ? { table: what, row: String(before), why: 'was deleted after it was sealed' }
    : { table: what, row: String(now), why: 'was put among rows that had been sealed' };
}
