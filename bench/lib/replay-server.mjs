import { readFileSync } from 'node:fs';
import http from 'node:http';
import { deserialize } from 'node:v8';
import { requireFromBackend } from './stack.mjs';

/**
 * The limit of the requests whose statements were recorded (see recording.mjs): runs the same statements with the same
 * values on one connection, then answers the text that was recorded, on bare node:http and pg. What it answers in a
 * second is the most that any framework could with these statements.
 * Environment: DATABASE_URL, LIMIT_PORT and RECORDED, the file of Map(`METHOD path body` -> { statements, answer }).
 */
const pg = requireFromBackend('pg');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, application_name: 'stowbridge-limit' });
const recorded = deserialize(readFileSync(process.env.RECORDED));

async function replay({ statements, answer }) {
  const client = await pool.connect();
  try {
    for (const statement of statements) {
      await client.query(statement);
    }
    return answer;
  } finally {
    client.release();
  }
}

const server = http.createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const known = recorded.get(`${request.method} ${request.url} ${Buffer.concat(parts).toString('utf8')}`);
    if (!known) {
      return response.end('{}');
    }
    replay(known).then(
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
