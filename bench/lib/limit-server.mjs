import { ask, serve } from './bare-server.mjs';

/**
 * The limit: bare node:http and pg with the best known statements on tables that are made for them (limit-tables.mjs),
 * without routes, guards, validation, headers, compression or counting of visits. What it answers in a second is the most
 * that a server that asks Postgres can. Environment: DATABASE_URL and LIMIT_PORT.
 */

/** Beyond this many hits a total is counted once. */
const COUNTED = 1001;
/** From so many expected hits on, walking in the order of the results is cheaper than reading them all. */
const MANY = 20_000;
const totals = new Map();

const ORDERS = {
  '0 ASC': 'closed, id desc',
  '0 DESC': 'closed, id desc',
  '1 ASC': 'price nulls last, closed, id desc',
  '1 DESC': 'price desc nulls last, closed, id desc',
  '3 ASC': 'sqft nulls last, id',
  '3 DESC': 'sqft desc nulls last, id desc',
};
const BOUNDS = [
  ['StateID', 'state_id = ?::smallint'],
  ['PriceStart', 'price >= ?::bigint'],
  ['PriceEnd', 'price <= ?::bigint'],
  ['RentableSQFTStart', 'sqft >= ?::int'],
  ['RentableSQFTEnd', 'sqft <= ?::int'],
];

/** The texts of a page, in the order in which `ids` yields them. */
const cardsOf = (ids) =>
  `(select coalesce('[' || string_agg(c.card, ',' order by k.place) || ']', '[]')
    from (select id, row_number() over () place from (${ids}) i) k join best.cards c on c.id = k.id)`;

/** A page and its total: known, or counted with the page up to the limit and beyond it once. */
async function counted(from, order, values, { Page, PageLength }, known) {
  const key = `${from} ${values.join(' ')}`;
  const total = known ?? totals.get(key);
  const at = values.length;
  const page = cardsOf(`select id from ${from} order by ${order} limit $${at + 1}::int offset $${at + 2}::int`);
  const count =
    total === undefined ? `(select count(*)::int from (select 1 from ${from} limit ${COUNTED}) n)` : 'null::int';
  const [row] = await ask(`select ${page} page, ${count} total`, [...values, PageLength, (Page - 1) * PageLength]);
  if (total === undefined && row.total === COUNTED) {
    const [{ n }] = await ask(`select count(*)::int n from ${from}`, values);
    totals.set(key, n);
    return listed(row.page, Page, PageLength, n);
  }
  return listed(row.page, Page, PageLength, total ?? row.total);
}

const listed = (page, Page, PageLength, TotalRecords) =>
  `{"Store":${page},"Pagination":${JSON.stringify({ TotalRecords, Page, PageLength, TotalPages: Math.ceil(TotalRecords / PageLength) })}}`;

function filtered(body) {
  const given = BOUNDS.filter(([name]) => body[name]);
  const where = given.map(([, condition], index) => condition.replace('?', `$${index + 1}`)).join(' and ') || 'true';
  const values = given.map(([name]) => body[name]);
  return counted(`best.keys where ${where}`, ORDERS[`${body.SortBy} ${body.SortOrder}`], values, body);
}

/** The words of the dictionary in order, with how many properties hold each; read once, as it is small. */
let dictionary;
async function wordsLike(word, last) {
  dictionary ??= (await ask('select token, count::int n from best.words order by token collate "C"', [])).map(
    ({ token, n }) => ({ token, n, bytes: Buffer.from(token) }),
  );
  const sought = Buffer.from(word);
  let [low, high] = [0, dictionary.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Buffer.compare(dictionary[middle].bytes, sought) < 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const found = [];
  for (
    let at = low;
    at < dictionary.length && (last ? dictionary[at].token.startsWith(word) : dictionary[at].token === word);
    at += 1
  ) {
    found.push(dictionary[at]);
  }
  return found;
}

async function byKeyword(body) {
  const words = body.Keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  const found = await Promise.all(words.map((word, index) => wordsLike(word, index === words.length - 1)));
  if (found.some(({ length }) => length === 0)) {
    return listed('[]', body.Page, body.PageLength, 0);
  }
  if (words.length === 1 && found[0].length === 1 && !body.StateID) {
    const [{ token, n }] = found[0];
    return counted('best.tokens where token = $1', 'closed, id desc', [token], body, n);
  }
  const [{ n: all }] = await ask(
    `select greatest(reltuples, 1)::int n from pg_class where oid = 'best.texts'::regclass`,
    [],
  );
  const expected = found.reduce((hits, like) => hits * Math.min(1, like.reduce((sum, { n }) => sum + n, 0) / all), all);
  const query = words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`);
  const text = [...query, ...(body.StateID ? [`'~${body.StateID}'`] : [])].join(' & ');
  if (expected > MANY) {
    return counted('best.texts where (tsv @@ $1::text::tsquery) is true', 'closed, id desc', [text], body);
  }
  const [row] = await ask(
    `with hits as materialized (select id, closed from best.texts where tsv @@ $1::text::tsquery)
     select ${cardsOf('select id from hits order by closed, id desc limit $2::int offset $3::int')} page, (select count(*)::int from hits) total`,
    [text, body.PageLength, (body.Page - 1) * body.PageLength],
  );
  return listed(row.page, body.Page, body.PageLength, row.total);
}

async function suggestions(keyword) {
  const typed = keyword.trim().toLowerCase().replace(/\s+/g, ' ');
  if (typed.length <= 4) {
    return (await ask('select answer from best.suggestions where prefix = $1', [typed]))[0]?.answer ?? '[]';
  }
  const [row] = await ask(
    `select coalesce(json_agg(json_strip_nulls(json_build_object('Name', label, 'Type', kind, 'StoreID', id))), '[]')::text answer
     from (select * from best.terms where term ~>=~ $1 and term ~<~ ($1 || chr(1114111)) order by rank, n desc, label limit 8) t`,
    [typed],
  );
  return row.answer;
}

/** Cells of one level: 16 degrees at level 0, half of it at each further level. */
const cell = (degrees, from, z) => Math.floor(((Number(degrees) + from) * 2 ** z) / 16);

async function map(query) {
  const { z, south, north, west, east } = Object.fromEntries(new URLSearchParams(query));
  const [row] = await ask(
    `select '[' || coalesce(string_agg(cell, ','), '') || ']' cells from best.cells where z = $1 and y between $2 and $3 and x between $4 and $5`,
    [z, cell(south, 90, z), cell(north, 90, z), cell(west, 180, z), cell(east, 180, z)],
  );
  return row.cells;
}

async function answer(path, query, text) {
  if (path === '/api/home/property/search') {
    const body = { Page: 1, PageLength: 10, SortBy: 0, SortOrder: 'ASC', ...JSON.parse(text) };
    if (body.IsShowFull === undefined) {
      return suggestions(body.Keyword);
    }
    return body.Keyword ? byKeyword(body) : filtered(body);
  }
  if (path === '/api/home/featuredlistings') {
    return counted('best.keys where featured', 'created_at desc, id desc', [], JSON.parse(text));
  }
  if (path === '/api/home/property/map') {
    return map(query);
  }
  const [, id] = /^\/api\/home\/store\/profile\/(\d+)$/.exec(path) ?? [];
  return id ? (await ask('select profile from best.profiles where id = $1', [id]))[0].profile : '{}';
}

serve(async ({ url }, body) => {
  const [path, query] = url.split('?');
  return { text: await answer(path, query, body) };
});
