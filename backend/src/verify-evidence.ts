import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { withOwnersDatabase } from './command-database';
import { loadCommandConfig } from './config';
import { hasNdaEvent } from './domains/ndas/nda-chains';
import { DomainError, invalid } from './platform/common/errors';
import type { SealsFound } from './platform/audit/seal-check';
import { Seal } from './platform/audit/seal.entity';
import { endWith } from './platform/database/start-failure';
import { EvidenceService } from './views/evidence/evidence.service';

const USAGE = 'Usage: npm run verify-evidence [-- --head HASH]';

/** Says whether the evidence is as it was when it was sealed, and changes nothing; answers whether it is. */
async function main(args: string[]): Promise<boolean> {
  const noted = read(args);
  return withOwnersDatabase(loadCommandConfig(), 'stowbridge-verify-evidence', async (source) => {
    const found = await new EvidenceService(source).verify();
    const missing = noted !== undefined && !(await isInChain(source, noted));
    console.log(textOf(found));
    if (found.broken) {
      const { table, row, why } = found.broken;
      console.error(`BROKEN: ${table} ${row} ${why}.`);
    }
    if (missing) {
      console.error(`MISSING: no seal and no event of an NDA has the hash ${noted}.`);
    }
    return !found.broken && !missing;
  });
}

/** The hash of a seal or an event that was noted elsewhere. */
function read(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { head: { type: 'string' } } }).values.head?.toLowerCase();
  } catch (error) {
    throw invalid(`${(error as Error).message}\n${USAGE}`);
  }
}

async function isInChain(source: DataSource, hash: string): Promise<boolean> {
  return (await source.manager.existsBy(Seal, { hash })) || (await hasNdaEvent(source, hash));
}

function textOf({ tables, keys, head, broken }: SealsFound): string {
  return [
    ...tables.map(
      ({ table, sealed, unsealed }) => `${table.padEnd(20)}  ${sealed} rows verified, ${unsealed} not sealed yet`,
    ),
    ...keys.map(({ id, since, seals }) => `key ${id}, since ${since.toISOString()}: ${seals} seals`),
    ...(broken ? [] : [head ? `Whole, up to the seal ${head}` : 'Whole; nothing is sealed yet.']),
  ].join('\n');
}

main(process.argv.slice(2)).then(
  (whole) => process.exit(whole ? 0 : 1),
  (error: unknown) => {
    if (!(error instanceof DomainError)) {
      endWith(error);
    }
    console.error(error.message);
    process.exit(1);
  },
);
