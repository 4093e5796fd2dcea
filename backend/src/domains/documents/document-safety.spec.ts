import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { xlsxStream } from '../../platform/common/xlsx';
import { Config } from '../../config';
import { VirusScanner } from './virus-scanner';
import { plain } from '../../../test/agreement-files';
import { anAdmin, aProperty } from '../../../test/builders';
import { EICAR, startClamd, TestClamd } from '../../../test/clamd';
import { differences, State, stateOf } from '../../../test/denials/snapshot';
import { docxWith, Files, OFFICE_FILES, OTHER_FILES, Packed, zip } from '../../../test/documents-made';
import { BOMBS, swelling } from '../../../test/pdf-shapes';
import { type Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { field, file, upload } from '../../../test/uploads';

const MB = 1024 * 1024;
/** Ends a test that hangs. */
const CEILING_MS = 100_000;
const CALL = '/api/admin/upload/document';
const RESOURCE = '/api/v1/documents';
const CANNOT_SCAN =
  'The file could not be uploaded: it cannot be checked for viruses just now. Please try again in a moment.';

const refusal = (reason: string): string => `The file could not be uploaded: ${reason}.`;
const deflated = (content: Buffer, says = content.length): Packed => ({
  content: deflateRawSync(content, { level: 1 }),
  says,
});
const infected = Buffer.concat([OFFICE_FILES.pdf, EICAR]);
/** So large that what its directory says is no 200 times as much. */
const noise = randomBytes(2 * MB);

describe('documents that may do harm', () => {
  let app: TestApp;
  let clamd: TestClamd;
  let token: string;
  let adminId: number;
  let StoreID: number;
  beforeAll(async () => {
    clamd = await startClamd();
    app = await startTestApp({ CLAMD_URL: clamd.url });
    adminId = (await anAdmin(app.source)).id;
    token = await tokenOf(app, adminId);
    StoreID = (await aProperty(app.source)).id;
  });
  afterEach(() => {
    clamd.instead = undefined;
    app.app.get(Config).CLAMD_URL = clamd.url;
  });
  afterAll(async () => {
    await app.close();
    await clamd.close();
  });

  const send = (content: Buffer, path = CALL, type = 1): Promise<Answer> =>
    upload(app, path, [field('StoreID', StoreID), field('DocumentTypeID', type), file(content, 'memo.docx')], token);
  const textOf = (answer: Answer, path: string): string =>
    path === RESOURCE ? answer.json<{ detail: string }>().detail : answer.text;
  const kept = async (): Promise<State> => stateOf(app);

  describe('because of what a PDF file takes to open', () => {
    it.each(Object.entries(BOMBS))(
      '[BEYA-101] refuses %s, and keeps nothing of it',
      async (_what, { file: bomb, why }) => {
        for (const [path, status] of [
          [CALL, 400],
          [RESOURCE, 422],
        ] as const) {
          const before = await kept();
          const answer = await send(bomb(), path, 8);
          expect(answer.status).toBe(status);
          expect([refusal(why), refusal('opening it takes too much time')]).toContain(textOf(answer, path));
          expect(differences(before, await kept())).toEqual([]);
        }
      },
      CEILING_MS,
    );

    it(
      '[BEYA-101] refuses one that takes more than the processes for such files may have, and the next is taken',
      async () => {
        const before = await kept();
        const answer = await send(swelling());
        expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/takes too much (memory|time)\.$/)]); // under load the time
        expect(differences(before, await kept())).toEqual([]);
        expect((await send(await plain(3))).status).toBe(200);
      },
      CEILING_MS,
    );
  });

  describe('because of a virus', () => {
    it.each([
      [CALL, 400],
      [RESOURCE, 422],
    ])(
      '[FSEC-20] %s refuses one that the scanner finds, keeps nothing of it, and says so in the audit log',
      async (path, status) => {
        const before = await kept();
        // A text to be signed is kept beside the document.
        const answer = await send(infected, path, 8);
        expect([answer.status, textOf(answer, path)]).toEqual([
          status,
          'The file could not be uploaded: it contains a virus.',
        ]);
        expect(differences(before, await kept())).toEqual(['audit_log']);
        const [row] = await app.source.query<unknown[]>(
          'select actor_id, action, subject_type, subject_id, detail from audit_log order by id desc limit 1',
        );
        expect(row).toEqual({
          actor_id: adminId,
          action: 'document.infected',
          subject_type: 'property',
          subject_id: StoreID,
          detail: { signature: 'Eicar-Test-Signature' },
        });
      },
    );

    it('[FSEC-20] takes what the scanner finds nothing in, up to the largest, also over a socket', async () => {
      const onSocket = await startClamd(join(process.env.DATA_DIR as string, 'clamd.sock'));
      try {
        const scanned = clamd.scanned;
        expect(
          (await send(Buffer.concat([OFFICE_FILES.pdf, Buffer.alloc(25 * MB - OFFICE_FILES.pdf.length, 32)]))).status,
        ).toBe(200);
        expect(clamd.scanned).toBe(scanned + 1);
        app.app.get(Config).CLAMD_URL = onSocket.url;
        expect([(await send(OFFICE_FILES.docx)).status, (await send(infected)).status, onSocket.scanned]).toEqual([
          200, 400, 2,
        ]);
      } finally {
        await onSocket.close();
      }
    });

    it.each([CALL, RESOURCE])(
      '[FSEC-20] %s takes nothing while the scanner is away, silent or in trouble',
      async (path) => {
        const before = await kept();
        const gone = await startClamd();
        await gone.close();
        const scanner = app.app.get(VirusScanner, { strict: false });
        const { patience } = scanner;
        for (const [url, instead] of [
          [gone.url],
          ['unix:/none/clamd.sock'],
          [clamd.url, 'silent'],
          [clamd.url, 'INSTREAM size limit exceeded. ERROR'],
          [clamd.url, ''],
          [clamd.url, 'x'.repeat(5000)],
        ]) {
          app.app.get(Config).CLAMD_URL = url;
          clamd.instead = instead;
          if (instead === 'silent') {
            scanner.patience = 200;
          }
          const answer = await send(OFFICE_FILES.pdf, path, 8).finally(() => (scanner.patience = patience));
          expect([instead, answer.status, textOf(answer, path), answer.headers['retry-after']]).toEqual([
            instead,
            503,
            CANNOT_SCAN,
            '30',
          ]);
        }
        expect(differences(before, await kept())).toEqual([]);
      },
    );

    it('[FSEC-20] scans nothing without CLAMD_URL', async () => {
      const scanned = clamd.scanned;
      app.app.get(Config).CLAMD_URL = undefined;
      expect((await send(infected)).status).toBe(200);
      expect(clamd.scanned).toBe(scanned);
    });
  });

  describe('because of what they unpack to', () => {
    const empty = (count: number): Files =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`word/${i}.xml`, '']));
    const plain = zip({ 'a.txt': 'a' });
    const tar = Buffer.alloc(1024);
    tar.write('ustar', 257, 'latin1');

    const TOO_MUCH: [string, string, Buffer][] = [
      [
        'is 20 MB of zeros',
        'it unpacks to more than 200 times its size',
        docxWith({ zeros: deflated(Buffer.alloc(20 * MB)) }),
      ],
      [
        'is more than 250 MB by its directory',
        'it unpacks to more than 250 MB',
        docxWith({ noise: deflated(noise, 250 * MB) }),
      ],
      [
        'is more than 250 MB together',
        'it unpacks to more than 250 MB',
        docxWith({ one: deflated(noise, 125 * MB), two: deflated(noise, 125 * MB) }),
      ],
      [
        'is more than 250 MB with what is in it',
        'it unpacks to more than 250 MB',
        docxWith({ inner: zip({ noise: deflated(noise, 250 * MB) }) }),
      ],
      ['has 10,001 files', 'it holds more than 10,000 files', docxWith(empty(9_999))],
      [
        'has 10,001 files with those in it',
        'it holds more than 10,000 files',
        docxWith({ ...empty(5_000), inner: zip(empty(4_998)) }),
      ],
      [
        'has an archive in an archive',
        'it holds an archive within an archive',
        docxWith({ 'picture.png': zip({ 'picture.png': plain }) }),
      ],
      [
        'has one behind other bytes',
        'it holds an archive within an archive',
        docxWith({ a: deflated(zip({ b: Buffer.concat([noise, plain]) })) }),
      ],
      ['has one of another kind', 'it holds an archive within an archive', docxWith({ a: zip({ b: tar }) })],
      [
        'has a large archive in it',
        'it holds an archive of more than 25 MB',
        docxWith({ a: deflated(Buffer.concat([randomBytes(MB), Buffer.alloc(25 * MB), plain])) }),
      ],
      [
        'unpacks to more than it says',
        'it is damaged, or protected by a password',
        docxWith({ zeros: deflated(Buffer.alloc(64 * MB), 1000) }),
      ],
      [
        'unpacks to less than it says',
        'it is damaged, or protected by a password',
        docxWith({ text: deflated(Buffer.from('text'), 5) }),
      ],
      ['has more files than it says', 'it is damaged, or protected by a password', docxWith(empty(10), 3)],
      [
        'unpacks the same bytes twice',
        'it is damaged, or protected by a password',
        docxWith({ one: deflated(noise), two: { ...deflated(noise), again: true } }),
      ],
      ['has no directory', 'it is damaged, or protected by a password', OFFICE_FILES.docx.subarray(0, -30)],
      [
        'has an archive in it that has none',
        'it is damaged, or protected by a password',
        docxWith({ inner: plain.subarray(0, -30) }),
      ],
      [
        'has a password',
        'it is damaged, or protected by a password',
        docxWith({ secret: { content: Buffer.from('secret'), says: 6, encrypted: true } }),
      ],
    ];

    it.each(TOO_MUCH)('[FSEC-20] refuses one that %s, and keeps nothing of it', async (_what, reason, content) => {
      const [before, scanned] = [await kept(), clamd.scanned];
      const call = await send(content, CALL, 8);
      expect([call.status, call.text]).toEqual([400, refusal(reason)]);
      expect([differences(before, await kept()), clamd.scanned]).toEqual([[], scanned]);
    });

    it('[FSEC-20] refuses the same by the other door', async () => {
      const before = await kept();
      for (const [what, reason, content] of TOO_MUCH.slice(0, 2)) {
        const answer = await send(content, RESOURCE);
        expect([what, answer.status, textOf(answer, RESOURCE)]).toEqual([what, 422, refusal(reason)]);
      }
      expect(differences(before, await kept())).toEqual([]);
    });

    it('[FSEC-20] takes a workbook, one in a document, packed pictures in it, and what is just small enough', async () => {
      const rows = Array.from({ length: 20_000 }, (_, unit) => ({ unit }));
      const workbook = await buffer(
        await xlsxStream(
          'Rent roll',
          [
            { heading: 'Unit', width: 10, value: ({ unit }) => `Unit ${unit}` },
            { heading: 'Status', width: 10, value: () => 'Occupied' },
          ],
          rows,
        ),
      );
      const picture = zip({ 'media/picture.emz': gzipSync(noise) });
      for (const content of [
        workbook,
        docxWith({ 'word/embeddings/sheet.xlsx': workbook, again: deflated(workbook) }),
        docxWith({ a: picture, b: OTHER_FILES.message, c: tar, d: noise }),
        docxWith(empty(9_998)),
        docxWith({ large: deflated(Buffer.concat([noise, Buffer.alloc(30 * MB, noise.subarray(0, 20_000))])) }),
      ]) {
        const answer = await send(content);
        expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"ActualFileName"')]);
      }
    });
  });
});
