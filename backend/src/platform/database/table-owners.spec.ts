import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '../..');

/** Who writes which tables, nobody else does: as the page has them, in the order in which domains know each other. */
const OWNERS = [
  ...readFileSync(join(SRC, '../../docs/architecture.md'), 'utf8').matchAll(
    /^\| ([a-z/-]+) \| (`[a-z_]+`(?:, `[a-z_]+`)*) \|$/gm,
  ),
].map(([, owner, names]) => ({ owner, tables: [...names.matchAll(/`(\w+)`/g)].map(([, table]) => table) }));
const ownerOf = new Map(OWNERS.flatMap(({ owner, tables }) => tables.map((table) => [table, owner] as const)));

/** A migration makes tables, and what is done with it fills them. */
const OUTSIDE = /^(platform\/database\/migrations|database)\//;

/** `domains/deals/transition.ts` lies in the room `domains/deals`. */
const roomOf = (file: string): string =>
  file
    .split('/')
    .slice(0, /^(platform|domains)/.test(file) ? 2 : 1)
    .join('/');

interface Source {
  file: string;
  room: string;
  text: string;
}

const sources: Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.spec)\.ts$/.test(file) && !OUTSIDE.test(file))
  .map((file) => ({
    file,
    room: roomOf(file),
    text: readFileSync(join(SRC, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, ''),
  }));

const tableOf = new Map(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/@Entity\('([a-z_]+)'[\s\S]*?export class (\w+)/g)].map(
      ([, table, entity]) => [entity, table] as const,
    ),
  ),
);
const tables = new Set(tableOf.values());

/** The tables that a file writes, by its SQL and by its entities. */
function writtenBy({ text }: Pick<Source, 'text'>): string[] {
  const named = [
    /\b(?:insert into|delete from|truncate(?: table)?)\s+(?:only\s+)?([a-z_]+)/gi,
    /\bupdate\s+(?:only\s+)?([a-z_]+)\s+(?:(?:as\s+)?\w+\s+)?set\b/gi,
  ].flatMap((statement) => [...text.matchAll(statement)].map(([, table]) => table));
  const entities = [
    ...text.matchAll(
      /\.(?:insert|update|delete|save|upsert|remove|softDelete|increment|decrement|into|create)\(\s*([A-Z]\w+)\b/g,
    ),
    // A list that functions of its domain write names its entity.
    ...text.matchAll(/\bentity: ([A-Z]\w+)\b/g),
  ].map(([, entity]) => tableOf.get(entity) ?? '');
  const repositories = [...text.matchAll(/(\w+): Repository<(\w+)>/g)]
    .filter(([, name]) => new RegExp(`\\b${name}\\s*\\.(insert|update|delete|save|upsert|remove)\\(`).test(text))
    .map(([, , entity]) => tableOf.get(entity) ?? '');
  return [...new Set([...named, ...entities, ...repositories])].filter((table) => tables.has(table));
}

/** The tables that a file reads, by its SQL, by its entities and by the rules of its lists. */
function readBy({ text }: Pick<Source, 'text'>): string[] {
  const named = [...text.matchAll(/\b(?:from|join|using)\s+(?:only\s+)?(?:lateral\s+)?([a-z_]+)\b/gi)].map(
    ([, table]) => table,
  );
  const entities = [
    ...text.matchAll(
      /\b(?:getRepository|find\w*|count\w*|exists\w*|createQueryBuilder|inOrder)(?:<[^()]*>)?\(\s*([A-Z]\w+)\b/g,
    ),
  ].map(([, entity]) => tableOf.get(entity) ?? '');
  const listed = [...text.matchAll(/\btable: '([a-z_]+)'/g)].map(([, table]) => table);
  return [...new Set([...named, ...entities, ...listed])].filter((table) => tables.has(table));
}

/** Whether a room may read a table: its own, those of the platform, and a domain those of the domains before it. */
function mayRead(room: string, table: string): boolean {
  const owner = ownerOf.get(table) ?? '';
  if (!/^(platform|domains)\//.test(room) || owner.startsWith('platform/')) {
    return true;
  }
  const at = (name: string): number => OWNERS.findIndex((one) => one.owner === name);
  return room.startsWith('domains/') && owner.startsWith('domains/') && at(owner) <= at(room);
}

describe('the tables', () => {
  it('have one owner each', () => {
    const owned = OWNERS.flatMap((one) => one.tables);
    expect([...owned].sort()).toEqual([...new Set(owned)].sort());
    expect([...tables].sort()).toEqual([...owned].sort());
  });

  it('are written by their owner alone', () => {
    const strays = sources.flatMap((source) =>
      writtenBy(source)
        .filter((table) => ownerOf.get(table) !== source.room)
        .map((table) => `${table} by ${source.file}`),
    );
    expect(strays).toEqual([]);
  });

  it('are read by their owner, by what stands after it, and by what stands above the domains', () => {
    const strays = sources.flatMap((source) =>
      readBy(source)
        .filter((table) => !mayRead(source.room, table))
        .map((table) => `${table} by ${source.file}`),
    );
    expect(strays).toEqual([]);
  });

  it.each([
    'insert into deals (id) values (1)',
    'delete from deals where id = 1',
    'update deals d set id = 1',
    'truncate table deals',
    'manager.save(Deal, {})',
    "const DEALS = { entity: Deal, unique: 'name' }",
    'manager.update(Deal, 1, {})',
    'manager.createQueryBuilder().insert().into(Deal)',
  ])('a write is found: %s', (text) => {
    expect(writtenBy({ text })).toEqual(['deals']);
  });

  it.each([
    'select 1 from deals',
    'select 1 from users u left join deals d on true',
    'delete from users using deals',
    'source.getRepository(Deal)',
    'manager.findOneBy(Deal, {})',
    'manager.existsBy(Deal, {})',
    'inOrder(Deal)',
    "const RULES = { table: 'deals', as: 'd' }",
    "const RULES = { joins: { d: 'left join deals d on d.id = t.deal_id' } }",
  ])('a read is found: %s', (text) => {
    expect(readBy({ text })).toContain('deals');
    expect([mayRead('domains/properties', 'deals'), mayRead('domains/vendors', 'deals')]).toEqual([false, true]);
    expect([mayRead('platform/audit', 'deals'), mayRead('views/profile', 'deals')]).toEqual([false, true]);
  });

  it('are found in the sources: each that is not fixed is written somewhere', () => {
    const written = new Set(sources.flatMap(writtenBy));
    const fixed = [
      'states',
      'user_statuses',
      'positions',
      'store_types',
      'property_statuses',
      'price_alternatives',
      'deal_statuses',
      'diligence_periods',
      'document_types',
      'restores',
      'us_places',
      // Kept by triggers.
      'listing_texts',
      'properties_without_nda',
    ];
    expect([...tables].filter((table) => !written.has(table) && !fixed.includes(table))).toEqual([]);
  });

  it('the stage of a deal is set in two places: where it is made, and where it moves', () => {
    const sets =
      /\bset\b[^;`]*\bdeal_status_id\s*=|\binsert into deals\b[^;`]*\bdeal_status_id\b|\.(?:set|values|insert|update|save)\([^;]*\bdealStatusId\b/i;
    expect(
      sources
        .filter(({ text }) => sets.test(text))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['domains/deals/new-deal.ts', 'domains/deals/transition.ts']);
  });
});
