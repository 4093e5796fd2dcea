import { requireFromBackend } from './stack.mjs';

/** Each list by its own table: what it is found and sorted by, and nothing else. */
const tablesOf = (hiddenStages, office) => `
  drop schema if exists best cascade;
  create schema best;

  create table best.deals as
    select id, created_at, deal_status_id <> all('{${hiddenStages}}') tracked, lower(property_name) collate "C" name from deals;
  create index on best.deals (created_at desc, id desc);
  create index on best.deals (created_at desc, id desc) include (name) where tracked;

  create table best.holders as
    select r.role_id, u.id, u.created_at, lower(u.first_name || ' ' || u.last_name) collate "C" name from users u join user_roles r on r.user_id = u.id;
  create index on best.holders (role_id, created_at desc, id desc) include (name);
  create table best.users as select id, created_at from users;
  create index on best.users (created_at desc, id desc);

  create table best.properties as select id, name from properties;
  create index on best.properties (id desc);
  create index on best.properties (name, id);
  create table best.documents as select id from documents;
  create index on best.documents (id desc);
  create table best.vendors as select id from vendors;
  create index on best.vendors (id desc);
  create table best.messages as
    select id from messages m where deleted_at is null and (to_user_id is null or ${office} in (to_user_id, from_user_id)
      or (from_user_id is not null and (from_user_type_id <> 1 or to_user_type_id <> 1)));
  create index on best.messages (id desc);

  create table best.totals (list text primary key, n int not null);
  insert into best.totals
    select 'tracker', count(*) from best.deals where tracked
    union all select 'holders ' || role_id, count(*) from best.holders group by role_id
    ${['deals', 'users', 'properties', 'documents', 'vendors', 'messages'].map((list) => `union all select '${list}', count(*) from best.${list}`).join('\n    ')};

  create table best.texts (list text, id int, row text not null, primary key (list, id));
  create table best.dashboards (session text, part text, place int, row text not null, primary key (session, part, place));
  create table best.unread (session text primary key, n int not null);`;

/** What a token says of the session. */
export const sessionOf = (headers) =>
  JSON.parse(Buffer.from(headers.authorization.split('.')[1], 'base64url').toString('utf8')).sid;

/** The finished text of each row that the product answers, by list and id. */
function textsOf(path, answer) {
  const rows = Array.isArray(answer) ? answer : (answer.Deals ?? answer.Users);
  const list = path.split('?')[0];
  return rows.map((row) => [list, row.id ?? row.ID, JSON.stringify(row)]);
}

/**
 * Makes the tables of the limit, in a schema of their own, from what is there. What the rows say that these requests
 * show is taken from the product's answers, so that both say the same; how they are found is not.
 *
 * @param requests as of listWorkloads, reports left out
 */
export async function makeListTables(stack, url, requests) {
  const { HIDDEN_IN_TRACKER } = requireFromBackend('@stowbridge/contract/stages');
  const [{ id: office }] = await stack.query(`select id from users where email = 'admin@stowbridge.example'`);
  await stack.query(tablesOf(HIDDEN_IN_TRACKER, office));
  for (const { method, path, headers, body } of requests) {
    const answer = await (await fetch(url + path, { method, headers, body })).json();
    if (answer.UnreadCount === undefined) {
      await stack.query(
        `insert into best.texts select list, id::int, row from unnest($1::text[], $2::text[], $3::text[]) r (list, id, row) on conflict do nothing`,
        transposed(textsOf(path, answer), 3),
      );
      continue;
    }
    const session = sessionOf(headers);
    await stack.query('insert into best.unread values ($1, $2)', [session, answer.UnreadCount]);
    for (const [part, rows] of Object.entries(answer).filter(([, value]) => Array.isArray(value))) {
      await stack.query(
        'insert into best.dashboards select $1, $2, place, row from unnest($3::text[]) with ordinality r (row, place)',
        [session, part, rows.map((row) => JSON.stringify(row))],
      );
    }
  }
  const { username } = new URL(stack.postgres.appUrl);
  await stack.query(
    `grant usage on schema best to "${username}"; grant select on all tables in schema best to "${username}"`,
  );
  await stack.query('vacuum analyze');
}

/** Rows as columns. */
const transposed = (rows, width) =>
  Array.from({ length: width }, (_, column) => rows.map((row) => String(row[column])));
