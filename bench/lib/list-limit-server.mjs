import { ask, serve } from './bare-server.mjs';
import { sessionOf } from './list-limit-tables.mjs';

/**
 * The limit of the lists behind the sign-in: bare node:http and pg with the best known statements on tables that are made
 * for them (list-limit-tables.mjs), without routes, guards, validation or rights. Environment: DATABASE_URL and LIMIT_PORT.
 */

const NEWEST = 'created_at desc, id desc';
const ORDERS = { 'id DESC': 'id desc', 'name ASC': 'name, id', 'createdAt DESC': NEWEST };

/** A page of finished rows and how many there are: as kept for a list as a whole, or counted. */
async function page(list, { from, where = 'true', order, total, values, count, first }) {
  const at = values.length;
  const ids = `select id from best.${from} where ${where} order by ${order} limit $${at + 1}::int offset $${at + 2}::int`;
  const [row] = await ask(
    `select (select coalesce('[' || string_agg(t.row, ',' order by k.place) || ']', '[]')
        from (select id, row_number() over () place from (${ids}) i) k join best.texts t on t.list = '${list}' and t.id = k.id) page,
      ${total ? `(select n from best.totals where list = '${total}')` : `(select count(*)::int from best.${from} where ${where})`} total`,
    [...values, count, first],
  );
  return row;
}

/** A page of a list of the calls; `name` narrows it. */
async function called(list, key, text, name, found) {
  const { Page, PageLength } = text;
  const { page: rows, total } = await page(list, {
    ...found,
    ...(name && { where: `${found.where} and name like $1`, total: undefined }),
    order: NEWEST,
    values: name ? [`%${name.toLowerCase()}%`] : [],
    count: PageLength,
    first: (Page - 1) * PageLength,
  });
  const pagination = { TotalRecords: total, Page, PageLength, TotalPages: Math.ceil(total / PageLength) };
  return { text: `{"${key}":${rows},"Pagination":${JSON.stringify(pagination)}}` };
}

async function resource(path, query) {
  const asked = new URLSearchParams(query);
  const [first, last] = JSON.parse(asked.get('range'));
  const from = path.split('/').pop();
  const order = ORDERS[JSON.parse(asked.get('sort')).join(' ')];
  const { page: rows, total } = await page(path, {
    from,
    order,
    total: from,
    values: [],
    count: last - first + 1,
    first,
  });
  return { text: rows, headers: { 'content-range': `${from} ${first}-${Math.min(last, total - 1)}/${total}` } };
}

const part = (name) =>
  `(select coalesce('[' || string_agg(row, ',' order by place) || ']', '[]') from best.dashboards where session = $1 and part = '${name}')`;

async function dashboard(session, parts) {
  const [{ text }] = await ask(
    `select '{' || ${parts.map((name) => `'"${name}":' || ${part(name)}`).join(` || ',' || `)} || ',"UnreadCount":' || (select n from best.unread where session = $1) || '}' text`,
    [session],
  );
  return { text };
}

function answer({ url, headers }, text) {
  const [path, query] = url.split('?');
  switch (path) {
    case '/api/buyer/stores':
      return dashboard(sessionOf(headers), ['MyStores', 'MyDeals']);
    case '/api/seller/stores':
      return dashboard(sessionOf(headers), ['Stores']);
    case '/api/admin/deals': {
      const body = JSON.parse(text);
      return called(path, 'Deals', body, body.PropertyName, { from: 'deals', where: 'tracked', total: 'tracker' });
    }
    case '/api/admin/users': {
      const body = JSON.parse(text);
      const role = Number(body.UserType);
      return called(path, 'Users', body, body.Name, {
        from: 'holders',
        where: `role_id = ${role}`,
        total: `holders ${role}`,
      });
    }
    default:
      return path.startsWith('/api/v1/') ? resource(path, query) : Promise.resolve({ text: '{}' });
  }
}

serve(answer);
