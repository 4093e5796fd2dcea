import { JwtService } from '@nestjs/jwt';
import type { DataSource } from 'typeorm';
import { sha256Of } from '../src/domains/documents/agreements';
import { newDataSource } from '../src/platform/database/data-source';
import { aBuyer, anAdmin, aProperty, aSeller, aSession } from './builders';
import { answers, CrashRig, SECRET_KEY, START_MS } from './crash/rig';
import { untilSettled } from './crash/settled';
import { OFFICE_FILES } from './documents-made';
import { SIGNATURE } from './signatures';
import { eventually } from './test-worker';
import { findFreePort } from '@stowbridge/tools/embedded/server';

/** `npm run test:long` asks for more. */
const KILLS = Number(process.env.CERTIFICATE_KILLS ?? 1);
const BUYERS = KILLS * 6;
const QUIET_MS = 60_000;

describe('certificates, when processes are killed', () => {
  const rig = new CrashRig();
  const jwt = new JwtService({ secret: SECRET_KEY });
  const tokens: string[] = [];
  let source: DataSource;
  let propertyId: number;
  beforeAll(async () => {
    await rig.start();
    source = await newDataSource(rig.postgres.url, 4, 'stowbridge-test').initialize();
    const [admin, seller] = [await anAdmin(source), await aSeller(source)];
    ({ id: propertyId } = await aProperty(source, { sellerId: seller.id }));
    await source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [propertyId, admin.id]);
    const form = new FormData();
    form.set('StoreID', String(propertyId));
    form.set('DocumentTypeID', '8');
    form.set('file', new Blob([OFFICE_FILES.pdf]), 'nda.pdf');
    const uploaded = await fetch(address('/api/admin/upload/document'), {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf(admin.id)}` },
      body: form,
    });
    expect(uploaded.status).toBe(200);
    for (let buyer = 0; buyer < BUYERS; buyer += 1) {
      tokens.push(await tokenOf((await aBuyer(source)).id));
    }
  }, 2 * START_MS);
  afterAll(async () => {
    await source?.destroy();
    await rig.stop();
  });

  const address = (path: string, port = rig.port): string => `http://127.0.0.1:${port}${path}`;
  const tokenOf = async (userId: number): Promise<string> =>
    jwt.sign({ sid: await aSession(source, userId), use: 'access' }, { expiresIn: '1h' });

  async function sign(token: string): Promise<number> {
    const answer = await fetch(address('/api/buyer/property/add/dashboard'), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...SIGNATURE, StoreID: propertyId }),
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { BuyerStoreNDAID: number }).BuyerStoreNDAID;
  }
  const certified = async (): Promise<number> =>
    (await source.query<{ n: number }[]>('select count(*)::int n from nda_certificates'))[0].n;
  /** Mails of certificates that have not arrived. */
  const look = async () => {
    const [{ sent, open }] = await source.query<{ sent: number; open: string }[]>(
      `select count(*) filter (where status = 'sent')::int sent, sum(attempts) || '/' || count(*) || '/' || (select count(*) from nda_certificates) open
       from mails where kind like 'nda-certified%'`,
    );
    return { missing: 3 * BUYERS - sent, open: `${open}` };
  };

  it(
    `[BEYA-26] a worker that is killed ${KILLS} times between signing and mail leaves one certificate of each signature, and one mail for each recipient`,
    async () => {
      const ndas: number[] = [];
      for (let round = 0; round < KILLS; round += 1) {
        const before = await certified();
        ndas.push(...(await Promise.all(tokens.slice(round * 6, round * 6 + 6).map(sign))));
        // Another moment each time: before the first certificate, between two, between certificates and mails.
        const until = before + Math.min(6, round * 2);
        await eventually(async () => (await certified()) >= until, START_MS);
        await rig.kill(rig.worker);
        rig.startWorker();
      }
      expect(await untilSettled(look, { quietMs: QUIET_MS, able: () => rig.workerAnswers() })).toBe(true);
      expect(await source.query('select nda_id from nda_certificates order by nda_id')).toEqual(
        ndas.sort((one, other) => one - other).map((id) => ({ nda_id: id })),
      );
      const mails = await source.query<{ event_id: string; recipient: string; message_id: string }[]>(
        `select event_id, recipient, message_id from mails where kind like 'nda-certified%'`,
      );
      expect([mails.length, new Set(mails.map((mail) => `${mail.event_id} ${mail.recipient}`)).size]).toEqual([
        3 * BUYERS,
        3 * BUYERS,
      ]);
      expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(3 * BUYERS);
      const known = new Set(mails.map(({ message_id }) => message_id));
      const arrived = rig.smtp.received.filter(({ mail }) => known.has(mail.messageId ?? ''));
      expect(new Set(arrived.map(({ mail }) => mail.messageId)).size).toBe(3 * BUYERS);
    },
    START_MS * (2 + KILLS),
  );

  it(
    '[BEYA-07] ten downloads, after a restart and from a second API process, have the SHA-256 that was stored',
    async () => {
      const ndaId = await sign(tokens[0]);
      const [{ sha256 }] = await source.query<{ sha256: string }[]>(
        'select sha256 from nda_certificates where nda_id = $1',
        [ndaId],
      );
      const read = async (port?: number): Promise<string> => {
        const answer = await fetch(address(`/api/v1/ndas/${ndaId}/certificate`, port), {
          headers: { authorization: `Bearer ${tokens[0]}` },
        });
        expect(answer.status).toBe(200);
        return sha256Of(Buffer.from(await answer.arrayBuffer()));
      };
      const hashes = [await read(), await read(), await read(), await read()];
      await rig.kill(rig.api);
      await rig.startApi();
      hashes.push(await read(), await read(), await read());
      const second = await findFreePort();
      const api = rig.run(rig.api.spawnargs[1], { PORT: String(second) });
      await eventually(() => answers(address('/api/health/live', second)), START_MS);
      hashes.push(await read(second), await read(second), await read(second));
      await rig.kill(api);
      expect(hashes).toEqual(Array(10).fill(sha256));
    },
    3 * START_MS,
  );
});
