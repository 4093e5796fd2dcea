import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { pool, serve } from './bare-server.mjs';

/**
 * The limit of the requests whose statements were recorded (see recording.mjs): runs the same statements with the same
 * values on one connection, then answers the text that was recorded, on bare node:http and pg. What it answers in a
 * second is the most that any framework could with these statements.
 * Environment: DATABASE_URL, LIMIT_PORT and RECORDED, the file of Map(`METHOD path body` -> { statements, answer }).
 */
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

serve(async ({ method, url }, body) => {
  const known = recorded.get(`${method} ${url} ${body}`);
  return { text: known ? await replay(known) : '{}' };
});
