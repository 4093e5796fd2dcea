import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../../test/test-database';
import { eventually, startTestWorker, testConfig } from '../../../test/test-worker';
import { CONTACT } from '../../../test/enquiries';

describe('the copy of the contact form for the CRM', () => {
  it('[PAGE-28] is sent from the queue under the names of its form, again when it was not taken, and only once', async () => {
    const received: URLSearchParams[] = [];
    let refusals = 2;
    const crm: Server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return void response.writeHead(503).end();
        }
        received.push(new URLSearchParams(body));
        return void response.writeHead(200).end('<html>thanks</html>');
      });
    });
    await new Promise<void>((done) => crm.listen(0, '127.0.0.1', done));
    const database = await createTestDatabase();
    // The notice of the enquiry is written there.
    const folder = mkdtempSync(join(tmpdir(), 'stowbridge-office-'));
    const worker = await startTestWorker(
      testConfig({
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        CRM_WEB_TO_LEAD_URL: `http://127.0.0.1:${(crm.address() as AddressInfo).port}/lead`,
      }),
    );
    try {
      const { first_name, last_name, company, option, street, city, state, zip, lead_source, ...rest } = CONTACT;
      await worker.source.query(
        `with e as (insert into enquiries (kind, name, phone, email, message, detail) values ('contact', 'Ida Moss', $1, $2, $3, $4) returning id)
         insert into events (name, payload) select 'enquiry.received', jsonb_build_object('enquiryId', id) from e`,
        [
          rest.phone,
          rest.email,
          rest.message,
          { first_name, last_name, company, option, street, city, state, zip, lead_source },
        ],
      );
      await eventually(async () => received.length > 0);
      expect(Object.fromEntries(received[0])).toEqual(CONTACT);
      await eventually(
        async () =>
          (await worker.source.query(`select 1 from event_parts where handler = 'crm' and done_at is not null`))
            .length === 1,
      );
      expect([received.length, refusals]).toEqual([1, 0]);
    } finally {
      await worker.close();
      await database.drop();
      await new Promise((done) => crm.close(done));
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
