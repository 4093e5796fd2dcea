import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Readable } from 'node:stream';
import { DomainError } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { type Area, Storage } from '../../platform/storage/storage';
import { archiveNames } from '../../domains/deal-room/archive-names';
import { certificateName } from '../../domains/ndas/certificate-name';
import { DECLARATION } from './declaration';
import { Archive } from './export-archive';
import { exportPage } from './export-page';
import { columnsOf, type Held, parametersOf, type Person } from './held';

/** Rows that are read at once. */
const BATCH = 500;
/** A reader who takes nothing for so long is given up; a connection waits for each. */
const IDLE = '2min';
/** In this process: each has a connection of its own while its rows are read. */
const AT_ONCE = 3;
const BUSY = 'Several people are downloading their data. Please try again in a minute.';
const RETRY_SECONDS = 60;
const TITLE = 'Your data';
const FOLDER = 'files/';
const MISSING = `${FOLDER}Not included.txt`;
const MISSING_TEXT = 'These files could not be included, as they are not in the store. Please ask the office for them.';

interface OwnFile {
  area: Area;
  fileName: string;
  /** As people read it. */
  shown: string;
}

/** Columns that may be the other side's are null where they are. */
function selected({ export: given, ownWhen = {} }: Held): string {
  const conditions = Object.entries(ownWhen);
  return columnsOf(given)
    .map((column) => {
      const [when] = conditions.find(([, columns]) => columnsOf(columns).includes(column)) ?? [];
      return when ? `case when ${when} then r."${column}" end "${column}"` : `r."${column}"`;
    })
    .join(', ');
}

/** Of these tables somebody is given rows. */
const GIVEN = [...DECLARATION].filter(([, held]) => columnsOf(held.export).length > 0);

const whoseOf = (table: string): string => DECLARATION.get(table)?.whose ?? 'false';

const FILES = `
  select 'FundsProofs' area, r.file_name "fileName", r.actual_file_name shown, null property, null signer, r.id
  from funds_proofs r where ${whoseOf('funds_proofs')}
  union all
  select 'Certificates', r.file_name, null, n.property_name, n.first_name || ' ' || n.last_name, r.id
  from nda_certificates r join ndas n on n.id = r.nda_id where ${whoseOf('nda_certificates')}
  union all
  select 'OfferLetters', r.file_name, 'Letter of intent, deal ' || t.deal_id || ', version ' || t.version, null, null, r.id
  from offer_letters r join offer_terms t on t.id = r.offer_terms_id where ${whoseOf('offer_letters')}
  order by 1, 6`;

type FileRow = { area: Area; fileName: string } & (
  { shown: string; property: null; signer: null } | { shown: null; property: string; signer: string }
);

/** All that is held of somebody, as the declaration says, in one file [BEYE-65]. It is made while it is read: nothing is stored. */
@Injectable()
export class PersonalExports {
  private readonly logger = new Logger('Exports');
  private running = 0;
  /** For which the rows of one may be read; less in tests. */
  longestMs = 15 * 60_000;

  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
  ) {}

  /**
   * @param isGone whether whoever asked has hung up
   * @throws DomainError('unavailable') when they have before it begins, and while as many are made as may be at once
   */
  open(person: Person, isGone: () => boolean): Promise<{ name: string; stream: Readable }> {
    return new Promise((resolve, reject) => {
      if (this.running >= AT_ONCE) {
        throw new DomainError('unavailable', BUSY, [], RETRY_SECONDS);
      }
      this.running += 1;
      const archive = new Archive(isGone);
      const begun = (): void => resolve({ name: `${TITLE}.zip`, stream: archive.stream });
      this.fill(archive, person, begun)
        .catch((error: unknown) => {
          if (!archive.isLeft) {
            this.logger.warn(`An export was not completed: ${String(error)}`);
            archive.stream.destroy(error as Error);
          }
          // What is refused before anything is sent is refused in words.
          reject(error as Error);
        })
        .finally(() => (this.running -= 1));
    });
  }

  private async fill(archive: Archive, person: Person, begun: () => void): Promise<void> {
    // The files are sent when nothing waits for them any more: they do not change.
    const files = await this.source.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('set transaction read only');
      await manager.query(`set local idle_in_transaction_session_timeout = '${IDLE}'`);
      await manager.query(`set local time zone 'UTC'`);
      archive.requireReader();
      begun();
      const late = setTimeout(() => archive.stream.destroy(new Error('It was read too slowly.')), this.longestMs);
      try {
        await this.addRows(archive, manager, person);
      } finally {
        clearTimeout(late);
      }
      return filesOf(manager, person);
    });
    await this.addFiles(archive, files);
    archive.end();
  }

  private async addRows(archive: Archive, manager: EntityManager, person: Person): Promise<void> {
    const rowsOf = (table: string, held: Held): AsyncGenerator<string> => rows(manager, person, table, held);
    await archive.add('data.json', json(rowsOf));
    const tables = GIVEN.map(([table, held]) => ({
      table,
      columns: columnsOf(held.export),
      rows: rowsOf(table, held),
    }));
    await archive.add('index.html', exportPage(TITLE, new Date(), tables));
  }

  private async addFiles(archive: Archive, files: OwnFile[]): Promise<void> {
    const missing: string[] = [];
    for (const [index, name] of archiveNames(
      files.map(({ fileName, shown }) => ({ fileName, actualFileName: shown })),
    ).entries()) {
      const file = await this.storage.get(files[index].area, files[index].fileName);
      if (file) {
        await archive.add(FOLDER + name, file.stream, false);
      } else {
        missing.push(name);
      }
    }
    if (missing.length > 0) {
      await archive.add(MISSING, [[MISSING_TEXT, '', ...missing, ''].join('\r\n')]);
    }
  }
}

async function* json(rowsOf: (table: string, held: Held) => AsyncGenerator<string>): AsyncGenerator<string> {
  yield '{';
  for (const [index, [table, held]] of GIVEN.entries()) {
    yield `${index > 0 ? ',' : ''}\n"${table}": [`;
    let between = '\n';
    for await (const row of rowsOf(table, held)) {
      yield between + row;
      between = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

/** The rows of somebody, a text of JSON each: the database writes numbers and times as they are. */
async function* rows(manager: EntityManager, person: Person, table: string, held: Held): AsyncGenerator<string> {
  // Read-only statements that no reader of `sql` takes: they belong to this transaction.
  await manager.query(
    `declare given no scroll cursor for select row_to_json(v)::text "row"
     from (select ${selected(held)} from "${table}" r where ${held.whose} order by 1) v`,
    parametersOf(person),
  );
  for (let found = BATCH; found === BATCH;) {
    const batch = await manager.query<{ row: string }[]>(`fetch ${BATCH} from given`);
    yield* batch.map(({ row }) => row);
    found = batch.length;
  }
  await manager.query('close given');
}

async function filesOf(manager: EntityManager, person: Person): Promise<OwnFile[]> {
  const found = await sql<FileRow>(manager, { text: FILES, values: parametersOf(person) });
  return found.map(({ area, fileName, shown, property, signer }) => ({
    area,
    fileName,
    shown: shown ?? certificateName({ propertyName: property, signer }),
  }));
}
