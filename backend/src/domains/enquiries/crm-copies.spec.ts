import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import { eventually, startTestWorker, testConfig } from '../../../test/test-worker';
import { CONTACT } from '../../../test/enquiries';
import { CrmCopiesService } from './crm-copies.service';
import { Enquiry } from './enquiry.entity';

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
  });

  it('[PAGE-28] each enquiry tells what became of its copy', async () => {
    const app = await startTestApp();
    const DATABASE_URL = 'postgres://127.0.0.1/unused'; // the service is given its connection
    const copies = new CrmCopiesService(
      app.source,
      testConfig({ DATABASE_URL, CRM_WEB_TO_LEAD_URL: 'http://127.0.0.1:9/lead' }),
    );
    const without = new CrmCopiesService(app.source, testConfig({ DATABASE_URL }));
    await app.call('POST', '/api/home/contactus', CONTACT);
    const enquiry = await app.source.getRepository(Enquiry).findOneByOrFail({ kind: 'contact' });
    const part = `insert into event_parts (event_id, handler, queued_at, attempts) select id, 'crm', now(), 1 from events where name = 'enquiry.received' and payload->>'enquiryId' = $1`;
    const copyOf = async (service: CrmCopiesService) => (await service.withCopies([enquiry]))[0].crmCopy;
    const seen = [await copyOf(without), await copyOf(copies)];
    await app.source.query(part, [String(enquiry.id)]);
    for (const column of ['failed_at', 'done_at']) {
      await app.source.query(
        `update event_parts set ${column} = now() where handler = 'crm' and event_id in (select id from events where payload->>'enquiryId' = $1)`,
        [String(enquiry.id)],
      );
      seen.push(await copyOf(copies));
    }
    expect(seen).toEqual(['none', 'waiting', 'failed', 'copied']);
    expect((await copies.withCopies([{ ...enquiry, kind: 'sell' }]))[0].crmCopy).toBe('none');
    await app.close();
  });
});
