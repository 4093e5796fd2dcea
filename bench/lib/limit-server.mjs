import http from 'node:http';
import { requireFromBackend } from './stack.mjs';

/**
 * The limit: the product's own statements on bare node:http and pg, without routes, guards, validation, headers,
 * compression or counting of visits. What it answers in a second is the most that any framework could.
 * Environment: DATABASE_URL and LIMIT_PORT.
 */
const pg = requireFromBackend('pg');
const { searchPage, searchTotal, featuredPage, featuredTotal, COUNT_CAP } = requireFromBackend(
  './dist/domains/properties/search/search.queries.js',
);
const { planKeyword, wordsStatement } = requireFromBackend('./dist/domains/properties/search/keyword.queries.js');
const { suggestionsFor } = requireFromBackend('./dist/domains/properties/search/suggestions.queries.js');
const { profileStatement } = requireFromBackend('./dist/views/profile/profile.queries.js');
const { MapService } = requireFromBackend('./dist/domains/properties/search/map.service.js');
const { searchAsked } = requireFromBackend('./dist/domains/properties/search/search.calls.dto.js');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, application_name: 'stowbridge-limit' });
const map = new MapService({ read: async (statement) => (await pool.query(statement)).rows });
const totals = new Map();

const first = async (statement) => (await pool.query(statement)).rows[0];

/** A page with its total; large ones are counted once, as the product counts them once a minute. */
async function counted(body, counting, pageOf, given) {
  const key = `${counting.name} ${counting.values.join(' ')}`;
  const known = given ?? totals.get(key);
  const row = await first(pageOf(known === undefined));
  if (known !== undefined) {
    return listed(row.page, body, known);
  }
  if (row.total < COUNT_CAP) {
    return listed(row.page, body, row.total);
  }
  totals.set(key, (await first(counting)).total);
  return listed(row.page, body, totals.get(key));
}

function listed(page, body, total) {
  const pagination = {
    TotalRecords: total,
    Page: body.Page,
    PageLength: body.PageLength,
    TotalPages: Math.ceil(total / body.PageLength),
  };
  return `{"Store":${page},"Pagination":${JSON.stringify(pagination)}}`;
}

async function search(given) {
  const body = { Page: 1, PageLength: 10, SortBy: 0, SortOrder: 'ASC', ...given };
  if (body.IsShowFull === undefined) {
    return (await first(suggestionsFor(body.Keyword.trim().toLowerCase().replace(/\s+/g, ' '))))?.answer ?? '[]';
  }
  const asked = searchAsked(body);
  const words = wordsStatement(asked.keyword);
  const keyword = words && planKeyword(asked, (await pool.query(words)).rows);
  if (keyword?.way === 'none') {
    return listed('[]', body, 0);
  }
  return counted(body, searchTotal(asked, keyword), (total) => searchPage(asked, total, keyword), keyword?.total);
}

function featured(given) {
  const body = { Page: 1, PageLength: 10, ...given };
  return counted(body, featuredTotal(), (total) =>
    featuredPage({ first: (body.Page - 1) * body.PageLength, count: body.PageLength }, total),
  );
}

function answer(path, query, body) {
  if (path === '/api/home/property/search') {
    return search(JSON.parse(body));
  }
  if (path === '/api/home/featuredlistings') {
    return featured(JSON.parse(body));
  }
  if (path === '/api/home/property/map') {
    return map.cells(Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, Number(value)])));
  }
  const [, id] = /^\/api\/home\/store\/profile\/(\d+)$/.exec(path) ?? [];
  return id
    ? first(profileStatement(Number(id), { unpublishedToo: false, preview: false })).then((row) => row.profile)
    : Promise.resolve('{}');
}

const server = http.createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const [path, query] = request.url.split('?');
    answer(path, query, Buffer.concat(parts).toString('utf8')).then(
      (text) => {
        const content = Buffer.from(text);
        response
          .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': content.length })
          .end(content);
      },
      (error) => response.writeHead(500).end(String(error.stack)),
    );
  });
});
server.listen(Number(process.env.LIMIT_PORT), '127.0.0.1');
