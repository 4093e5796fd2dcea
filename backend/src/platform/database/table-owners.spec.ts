import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '../..');

/** Who writes which tables; nobody else does. */
const OWNERS: Record<string, string[]> = {
  audit: ['audit_log'],
  storage: ['loose_files'],
  http: ['idempotency_keys', 'rate_counters'],
  lookups: [
    'states',
    'user_statuses',
    'positions',
    'store_types',
    'property_statuses',
    'price_alternatives',
    'price_steps',
    'deal_statuses',
    'diligence_periods',
    'document_types',
    'agent_locations',
  ],
  accounts: [
    'users',
    'user_roles',
    'sessions',
    'spent_refresh_tokens',
    'password_tokens',
    'sign_in_events',
    'email_changes',
    'email_proofs',
    'api_keys',
  ],
  activity: ['activities', 'activity_marks', 'activity_days', 'property_views', 'keyword_searches'],
  events: ['events', 'event_parts', 'restores'],
  properties: [
    'properties',
    'property_images',
    'property_agents',
    'search_texts',
    'search_tokens',
    'search_words',
    'suggestions',
    'map_cells',
  ],
  documents: ['documents', 'agreements'],
  'deal-room': ['document_downloads'],
  ndas: ['ndas'],
  deals: ['deals', 'offer_terms', 'deal_history'],
  categories: ['categories'],
  vendors: ['vendors', 'vendor_categories'],
  messages: ['messages', 'message_reads'],
  team: ['team_members'],
  enquiries: ['enquiries'],
  mail: ['mails', 'mail_stops', 'refused_addresses'],
};

/** A migration makes tables. */
const OUTSIDE = /^platform\/database\/migrations\//;

/** `domains/deals/transition.ts` lies in the room `deals`. */
const roomOf = (file: string): string => file.replace(/^(platform|domains|views)\//, '').split('/')[0];

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
function writtenBy({ text }: Source): string[] {
  const named = [
    /\b(?:insert into|delete from|truncate(?: table)?)\s+(?:only\s+)?([a-z_]+)/gi,
    /\bupdate\s+(?:only\s+)?([a-z_]+)\s+(?:(?:as\s+)?\w+\s+)?set\b/gi,
  ].flatMap((statement) => [...text.matchAll(statement)].map(([, table]) => table));
  const entities = [
    ...text.matchAll(
      /\.(?:insert|update|delete|save|upsert|remove|softDelete|increment|decrement|into|create)\(\s*([A-Z]\w+)\b/g,
    ),
  ].map(([, entity]) => tableOf.get(entity) ?? '');
  const repositories = [...text.matchAll(/(\w+): Repository<(\w+)>/g)]
    .filter(([, name]) => new RegExp(`\\b${name}\\s*\\.(insert|update|delete|save|upsert|remove)\\(`).test(text))
    .map(([, , entity]) => tableOf.get(entity) ?? '');
  return [...new Set([...named, ...entities, ...repositories])].filter((table) => tables.has(table));
}

describe('the tables', () => {
  it('have one owner each', () => {
    const owned = Object.values(OWNERS).flat();
    expect([...owned].sort()).toEqual([...new Set(owned)].sort());
    expect([...tables].filter((table) => !owned.includes(table))).toEqual([]);
  });

  it('are written by their owner alone', () => {
    const strays = sources.flatMap((source) =>
      writtenBy(source)
        .filter(
          (table) =>
            !Object.entries(OWNERS).some(
              ([rooms, owned]) => rooms.split(', ').includes(source.room) && owned.includes(table),
            ),
        )
        .map((table) => `${table} by ${source.file}`),
    );
    expect(strays).toEqual([]);
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
    ];
    expect([...tables].filter((table) => !written.has(table) && !fixed.includes(table))).toEqual([]);
  });

  it('the stage of a deal is set in two places: where it is made, and where it moves', () => {
    const sets = /\bset\b[^;`]*\bdeal_status_id\s*=|\.(?:set|values|insert|update|save)\([^;]*\bdealStatusId\b/i;
    expect(
      sources
        .filter(({ text }) => sets.test(text))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['domains/deals/new-deal.ts', 'domains/deals/transition.ts']);
  });
});
