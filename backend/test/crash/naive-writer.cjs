'use strict';
const Bull = require('bull');
const { Pool } = require('pg');

/**
 * How it is often done, and what the outbox is measured against: the fact is committed and acknowledged, and its job
 * is added to the queue afterwards. Writes the number of each acknowledged fact to its output.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 4 });
const queue = new Bull('naive', process.env.REDIS_URL);
queue.on('error', () => undefined);

async function write() {
  for (;;) {
    const { rows } = await pool.query('insert into naive_facts default values returning id');
    process.stdout.write(`${rows[0].id}\n`);
    queue.add({ factId: rows[0].id }, { jobId: `fact:${rows[0].id}` }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

for (let writer = 0; writer < 4; writer += 1) {
  void write();
}
