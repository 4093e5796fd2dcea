import http from 'node:http';
import { requireFromBackend } from './stack.mjs';

const pg = requireFromBackend('pg');

/** The connections of a limit, as many as the product has. */
export const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  application_name: 'stowbridge-limit',
});

const names = new Map();

/** Runs a statement; each text is prepared once per connection. */
export async function ask(text, values) {
  let name = names.get(text);
  if (!name) {
    names.set(text, (name = `limit-${names.size}`));
  }
  return (await pool.query({ name, text, values })).rows;
}

/**
 * Answers JSON on bare node:http at LIMIT_PORT.
 *
 * @param answer (request, its body) -> promise of { text, headers }
 */
export function serve(answer) {
  const server = http.createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      answer(request, Buffer.concat(parts).toString('utf8')).then(
        ({ text, headers }) => {
          const content = Buffer.from(text);
          response
            .writeHead(200, {
              'content-type': 'application/json; charset=utf-8',
              'content-length': content.length,
              ...headers,
            })
            .end(content);
        },
        (error) => response.writeHead(500).end(String(error.stack)),
      );
    });
  });
  server.listen(Number(process.env.LIMIT_PORT), '127.0.0.1');
}
