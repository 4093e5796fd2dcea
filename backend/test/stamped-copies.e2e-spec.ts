import { JwtService } from '@nestjs/jwt';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { sha256Of } from '../src/domains/documents/agreements';
import { newDataSource } from '../src/platform/database/data-source';
import { plain } from './agreement-files';
import { aBuyer, anAdmin, aProperty, aSession } from './builders';
import { CrashRig, SECRET_KEY, START_MS } from './crash/rig';
import { aSignedNda } from './ndas';
import { eventually } from './test-worker';

/** `npm run test:long` asks for more. */
const KILLS = Number(process.env.WORKER_KILLS ?? 2);
/** It takes seconds to stamp. */
const PAGES = 1500;

describe('copies for readers, when processes are killed', () => {
  const rig = new CrashRig();
  const jwt = new JwtService({ secret: SECRET_KEY });
  let source: DataSource;
  let property: { id: number; name: string };
  let fileName: string;
  beforeAll(async () => {
    await rig.start();
    source = await newDataSource(rig.postgres.url, 4, 'stowbridge-test').initialize();
    property = await aProperty(source);
    const form = new FormData();
    form.set('StoreID', String(property.id));
    form.set('DocumentTypeID', '1');
    form.set('Watermark', 'true');
    form.set('file', new Blob([new Uint8Array(await plain(PAGES))]), 'memo.pdf');
    const uploaded = await fetch(address('/api/admin/upload/document'), {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf((await anAdmin(source)).id)}` },
      body: form,
    });
    ({ FileName: fileName } = (await uploaded.json()) as { FileName: string });
  }, 2 * START_MS);
  afterAll(async () => {
    await source?.destroy();
    await rig.stop();
  });

  const address = (path: string): string => `http://127.0.0.1:${rig.port}${path}`;
  const tokenOf = async (userId: number): Promise<string> =>
    jwt.sign({ sid: await aSession(source, userId), use: 'access' }, { expiresIn: '1h' });
  const read = (token: string): Promise<Response> =>
    fetch(address(`/StoreDocuments/${fileName}`), { headers: { authorization: `Bearer ${token}` } });
  const rowsOf = (userId: number) =>
    source.query<{ sha256: string }[]>('select sha256 from watermarks where user_id = $1', [userId]);
  /** By the names that they have or were to have. */
  const files = (): string[] =>
    readdirSync(rig.store, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.startsWith('Stamped/') && path.includes('.pdf'))
      .map((path) => path.split('/')[2].replace(/(\.pdf).*$/, '$1'));
  const known = async (): Promise<string[]> =>
    (
      await source.query<{ name: string }[]>(
        `select file_name "name" from loose_files where area = 'Stamped' and due_at <= now() + interval '24 hours'`,
      )
    ).map(({ name }) => name);

  it(
    `[BEYA-96] API and worker that are killed ${KILLS} times while they stamp: the next request stamps again, and no file stays for longer than 24 hours`,
    async () => {
      let lost = 0;
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const { id } = await aBuyer(source);
        await aSignedNda(source, property, id);
        const token = await tokenOf(id);
        const broken = read(token).then(
          (answer) => answer.arrayBuffer().catch(() => undefined),
          () => undefined,
        );
        await sleep(kill * 400);
        await Promise.all([rig.kill(rig.api), rig.kill(rig.worker)]);
        await broken;
        lost += (await rowsOf(id)).length === 0 ? 1 : 0;
        rig.startWorker();
        await rig.startApi();
        const answer = await read(token);
        const sha256 = sha256Of(Buffer.from(await answer.arrayBuffer()));
        expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${sha256}"`]);
        expect(await rowsOf(id)).toEqual([{ sha256 }]);
      }
      expect(lost).toBeGreaterThan(0);
      const there = files();
      expect(there.length).toBeGreaterThanOrEqual(KILLS);
      expect(await known()).toEqual(expect.arrayContaining(there));
      await source.query(`update loose_files set due_at = due_at - interval '24 hours' where area = 'Stamped'`);
      await eventually(async () => files().length === 0 && (await known()).length === 0, START_MS);
      expect(await source.query('select stampable from documents')).toEqual([{ stampable: 'yes' }]);
    },
    START_MS * (2 + KILLS),
  );
});
