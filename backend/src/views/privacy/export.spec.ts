import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LocalStorage } from '../../platform/storage/local.storage';
import type { User } from '../../domains/accounts/users/user.entity';
import { aBuyerAndSeller } from '../../../test/builders';
import { type PersonalFiles, personalRows } from '../../../test/personal-rows';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/test-database';
import { eventually } from '../../../test/test-worker';
import { unpacked } from '../../../test/unpacked';
import { DECLARATION } from './declaration';
import { PersonalExports } from './export';
import { columnsOf, parametersOf, type Person } from './held';
import { WORDS } from './words';

/** Rows of one table; all of what the product promises in the long form. */
const MANY = process.env.EVERY_SHAPE ? 100_000 : 1000;
/** Pieces of the archive after which memory is looked at. */
const EVERY = MANY / 40;
const MOST_MEGABYTES = 150;

const MINE = 'Quillfeather <b>&amp;</b>';
const THEIRS = 'Zorblatt';

const GIVEN = [...DECLARATION].filter(([, held]) => held.export);
/** What a counter repeats of the buyer. */
const REPEATED = ['loi_name', 'loi_company_name', 'source_of_financing'];

type Rows = Record<string, unknown>[];

describe('a copy of what is held of somebody', () => {
  let database: OpenTestDatabase;
  let folder: string;
  let storage: LocalStorage;
  let copies: PersonalExports;
  let [person, other]: User[] = [];
  let files: PersonalFiles;
  const of = ({ id, email }: User): Person => ({ userId: id, email });
  const waits = () => false;

  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-test-'));
    const { source } = database;
    [storage, person, other] = [
      new LocalStorage(folder),
      await aBuyerAndSeller(source, { firstName: MINE, email: 'Ann@Owners.example' }),
      await aBuyerAndSeller(source, { firstName: THEIRS, lastName: THEIRS, companyName: THEIRS }),
    ];
    files = await personalRows(source, person, { words: MINE, other: { id: other.id, words: THEIRS } });
    for (const area of ['FundsProofs', 'Certificates', 'OfferLetters'] as const) {
      await storage.put(area, files[area], Buffer.from(`the bytes of ${area}`));
    }
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => (copies = new PersonalExports(database.source, storage)));
  afterEach(() => jest.restoreAllMocks());

  const copyOf = async (who: Person): Promise<Record<string, Buffer>> =>
    unpacked(await buffer((await copies.open(who, waits)).stream));
  const dataOf = (copy: Record<string, Buffer>) => JSON.parse(copy['data.json'].toString()) as Record<string, Rows>;
  const transactions = async (): Promise<number> => {
    const [{ count }] = await database.asOwner(
      `select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
    return count as number;
  };
  const nothingIsOpen = () => eventually(async () => (await transactions()) === 0, 5000);
  /** More than the archive takes before somebody reads it. */
  const much = (who: User, count: number) =>
    database.asOwner(
      `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_type_id, place)
       select 'Number ' || n, (select string_agg(md5(n || ' ' || i), ' ') from generate_series(1, 30) i), $1, 2, 1, 'property' from generate_series(1, $2::int) n`,
      [who.id, count],
    );

  it('[BEYE-65] holds every row and column that the declaration names', async () => {
    const data = dataOf(await copyOf(of(person)));
    expect(Object.keys(data)).toEqual(GIVEN.map(([table]) => table));
    await database.source.transaction(async (manager) => {
      await manager.query(`set local time zone 'UTC'`);
      for (const [table, { export: columns, whose }] of GIVEN) {
        const rows = await manager.query<{ row: Record<string, unknown>; counter: boolean }[]>(
          `select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(r)) where key = any($3)) "row",
             coalesce(to_jsonb(r) ->> 'author_side', '') = 'seller' counter from "${table}" r where ${whose}`,
          [...parametersOf(of(person)), columnsOf(columns)],
        );
        const held = rows.map(({ row, counter }) =>
          counter ? { ...row, ...Object.fromEntries(REPEATED.map((column) => [column, null])) } : row,
        );
        expect([table, held.length > 0]).toEqual([table, true]);
        const sorted = (all: Rows): string[] => all.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
        expect([table, sorted(data[table])]).toEqual([table, sorted(held)]);
        expect(Object.keys(data[table][0])).toEqual(columnsOf(columns));
      }
    });
  });

  it('[BEYE-66] holds nothing of others, of a conversation only the own side', async () => {
    const everything = Buffer.concat(Object.values(await copyOf(of(person)))).toString();
    expect(everything).toContain(MINE);
    expect(everything).not.toContain(THEIRS);
    expect(everything).not.toContain(other.email);
    const theirs = dataOf(await copyOf(of(other)));
    expect(JSON.stringify(theirs)).toContain(other.email);
    expect(theirs.messages.map(({ mail_content: text }) => text)).toEqual([THEIRS]);
    expect(theirs.questions.map(({ text }) => text)).toEqual([THEIRS]);
    expect(theirs.offer_terms).toEqual([expect.objectContaining({ author_side: 'buyer', loi_name: THEIRS })]);
    expect(JSON.stringify(theirs)).not.toContain('Quillfeather');
  });

  it('gives a visitor without an account what they asked', async () => {
    await database.source.query(
      `insert into enquiries (kind, name, phone, email, message) values ('contact', 'Ida', '5550142200', 'IDA@visitors.example', 'Is the roof new?')`,
    );
    const copy = await copyOf({ userId: null, email: 'Ida@Visitors.example' });
    const found = Object.entries(dataOf(copy)).filter(([, rows]) => rows.length > 0);
    expect(found).toEqual([['enquiries', [expect.objectContaining({ name: 'Ida', message: 'Is the roof new?' })]]]);
    expect(copy['index.html'].toString().match(/<h2.*/g)).toEqual(['<h2 id="enquiries">Enquiries</h2>']);
    expect((await copyOf({ userId: null, email: 'nobody@visitors.example' }))['index.html'].toString()).toContain(
      'Nothing is held of you.',
    );
  });

  it('is readable without a program: each table under its words, values escaped', async () => {
    expect(GIVEN.map(([table]) => table).filter((table) => !WORDS[table])).toEqual([]);
    const page = (await copyOf(of(person)))['index.html'].toString();
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toContain('<title>Your data</title>');
    const captions = [...page.matchAll(/<caption>(.*?), one in each row<\/caption>/g)].map(([, words]) => words);
    expect(captions).toEqual(GIVEN.map(([table]) => WORDS[table]));
    expect(page.match(/<th(?! scope="col")(?!ead)/g)).toBeNull();
    expect(page).toContain('Quillfeather &lt;b&gt;&amp;amp;&lt;/b&gt;');
    expect(page).not.toContain('<b>');
    expect(page).not.toMatch(/<script|\son\w+=|javascript:/i);
    for (const element of ['table', 'tr', 'td', 'section', 'div', 'tbody', 'thead']) {
      expect([element, page.split(`</${element}>`).length]).toEqual([
        element,
        page.split(new RegExp(`<${element}[ >]`)).length,
      ]);
    }
  });

  it('holds their files, and tells which are not in the store', async () => {
    const copy = await copyOf(of(person));
    const named = Object.entries(copy).filter(([name]) => name.startsWith('files/'));
    expect(named.map(([name, bytes]) => [name, bytes.toString()])).toEqual([
      [expect.stringMatching(/^files\/NDA - Quillfeather .* Signer\.pdf$/), 'the bytes of Certificates'],
      ['files/Proof.pdf', 'the bytes of FundsProofs'],
      [expect.stringMatching(/^files\/Letter of intent, deal \d+, version 1\.pdf$/), 'the bytes of OfferLetters'],
    ]);
    await storage.delete('FundsProofs', files.FundsProofs);
    const without = await copyOf(of(person));
    await storage.put('FundsProofs', files.FundsProofs, Buffer.from('the bytes of FundsProofs'));
    expect(Object.keys(without)).not.toContain('files/Proof.pdf');
    expect(without['files/Not included.txt'].toString()).toContain('\r\nProof.pdf\r\n');
    expect(Object.keys(without)).toHaveLength(5);
  });

  it('leaves no transaction open when the reader hangs up, is too slow, or a file fails', async () => {
    const writer = await aBuyerAndSeller(database.source);
    await much(writer, 3000);
    const { stream } = await copies.open(of(writer), waits);
    await eventually(async () => (await transactions()) === 1, 5000);
    stream.destroy();
    await nothingIsOpen();

    let isGone = false;
    const half = await copies.open(of(writer), () => isGone);
    await eventually(async () => (await transactions()) === 1, 5000);
    isGone = true;
    await expect(buffer(half.stream)).rejects.toThrow('Nobody waits');
    await nothingIsOpen();
    await expect(copies.open(of(writer), () => true)).rejects.toMatchObject({ code: 'unavailable' });
    await nothingIsOpen();

    copies.longestMs = 200;
    const slow = await copies.open(of(writer), waits);
    await nothingIsOpen();
    expect(slow.stream.destroyed).toBe(true);

    copies.longestMs = 60_000;
    jest.spyOn(storage, 'get').mockImplementation(() => {
      const stream = Readable.from(
        (function* () {
          yield Buffer.from('half');
          throw new Error('The disk is gone.');
        })(),
      );
      return Promise.resolve({ stream, bytes: 100 });
    });
    await expect(copyOf(of(person))).rejects.toThrow('The disk is gone.');
    await nothingIsOpen();
  });

  it('is made for a few people at once, as each holds a connection', async () => {
    const writer = await aBuyerAndSeller(database.source);
    await much(writer, 3000);
    const open = await Promise.all([1, 2, 3].map(() => copies.open(of(writer), waits)));
    await expect(copies.open(of(writer), waits)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 });
    open.forEach(({ stream }) => stream.destroy());
    await nothingIsOpen();
    expect(dataOf(await copyOf(of(writer))).messages).toHaveLength(3000);
  });

  it(`takes less than ${MOST_MEGABYTES} MB for ${MANY} rows`, async () => {
    const writer = await aBuyerAndSeller(database.source);
    await much(writer, MANY);
    // What is garbage and not collected yet says nothing of what an export needs.
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const inUse = (): number => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return (heapUsed + external) / 2 ** 20;
    };
    const { stream } = await copies.open(of(writer), waits);
    const before = inUse();
    let [most, bytes, pieces] = [before, 0, 0];
    for await (const piece of stream) {
      bytes += (piece as Buffer).length;
      pieces += 1;
      most = pieces % EVERY === 0 ? Math.max(most, inUse()) : most;
    }
    expect(pieces).toBeGreaterThan(EVERY);
    expect(bytes).toBeGreaterThan(MANY * 900);
    expect(most - before).toBeLessThan(MOST_MEGABYTES);
  });
});
