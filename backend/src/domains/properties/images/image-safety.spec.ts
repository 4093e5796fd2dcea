import { hashPassword } from '../../accounts/sign-in/passwords';
import { anAdmin, aProperty } from '../../../../test/builders';
import { bombOf, drawingOf, imageProcesses, SLOW_DRAWING } from '../../../../test/pictures';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { eventually } from '../../../../test/test-worker';
import { tokenOf } from '../../../../test/tokens';
import { field, file, multipart } from '../../../../test/uploads';

/** Nothing here depends on how long something takes; a test that hangs is ended by this. */
const CEILING_MS = 240_000;
const UNREADABLE = /^The file could not be uploaded: it is not an image that can be read/;

describe('pictures that ask for too much', () => {
  let app: TestApp;
  let url: string;
  let token: string;
  let email: string;
  let StoreID: number;
  beforeAll(async () => {
    app = await startTestApp({ SIGN_IN_LIMIT: '1000000' });
    const admin = await anAdmin(app.source, { passwordHash: await hashPassword('abc-123') });
    [token, email, StoreID] = [await tokenOf(app, admin.id), admin.email, (await aProperty(app.source)).id];
    await app.app.listen(0, '127.0.0.1');
    url = await app.app.getUrl();
  });
  afterAll(async () => {
    await app.close();
    expect(imageProcesses()).toEqual([]);
  });

  async function send(
    path: string,
    content: Buffer,
    hangUp?: AbortSignal,
  ): Promise<{ status: number; text: string; retryAfter: string | null }> {
    const { body, type } = await multipart([field('StoreID', StoreID), file(content, 'logo.svg')]);
    const signal = AbortSignal.any([AbortSignal.timeout(CEILING_MS), ...(hangUp ? [hangUp] : [])]);
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: new Uint8Array(body),
      signal,
    });
    return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('retry-after') };
  }

  /** What everybody else wants meanwhile: files, hashes and names are read by threads that a drawing must not hold. */
  async function others(): Promise<unknown[]> {
    const ask = (path: string, init?: RequestInit): Promise<Response> =>
      fetch(url + path, { ...init, signal: AbortSignal.timeout(60_000) });
    const body = JSON.stringify({ UserName: email, Password: 'abc-123' });
    const signIn = await ask('/api/account/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const ready = await ask('/api/health/ready');
    return [signIn.status, (await ask('/api/lookup/state')).status, await ready.json()];
  }

  it(
    '[FSEC-01] are refused one after another while everybody else is served',
    async () => {
      const bomb = await bombOf();
      let drawn = 0;
      const drawings = [
        '/api/admin/upload/image',
        '/api/admin/upload/vendor/logo',
        '/api/v1/team-members/portraits',
      ].map((path) => send(path, SLOW_DRAWING).finally(() => (drawn += 1)));
      const bitmaps = Array.from({ length: 4 }, () => send('/api/admin/upload/image', bomb));
      const served: number[] = [];
      do {
        expect(await others()).toEqual([200, 200, expect.objectContaining({ status: 'ok', postgres: 'ok' })]);
        served.push(drawn);
      } while (drawn < drawings.length);
      expect(served[0]).toBeLessThan(drawings.length);
      for (const { status, text } of await Promise.all(bitmaps)) {
        expect([status, text]).toEqual([400, expect.stringMatching(UNREADABLE)]);
      }
      for (const [at, { status, text, retryAfter }] of (await Promise.all(drawings)).entries()) {
        // Only where the machine hardly lets it draw.
        if (status === 503) {
          expect([retryAfter, text]).toEqual(['5', expect.stringContaining('Please try again')]);
        } else if (at === drawings.length - 1) {
          expect([status, (JSON.parse(text) as { detail: string }).detail]).toEqual([
            415,
            expect.stringMatching(UNREADABLE),
          ]);
        } else {
          expect([status, text]).toEqual([400, expect.stringMatching(UNREADABLE)]);
        }
      }
      await eventually(async () => imageProcesses().length === 0, CEILING_MS);
    },
    CEILING_MS,
  );

  it(
    '[FSEC-01] wait in a short line, of which the end is told to come back; and are not drawn for who has hung up',
    async () => {
      const gone = new AbortController();
      const answered: Awaited<ReturnType<typeof send>>[] = [];
      const sent = Array.from({ length: 8 }, () =>
        send('/api/admin/upload/image', SLOW_DRAWING, gone.signal)
          .then((answer) => void answered.push(answer))
          .catch(() => undefined),
      );
      const [first] = await eventually(async () => answered.length > 0 && answered, CEILING_MS);
      expect(first).toEqual({
        status: 503,
        text: 'There are too many images to read just now. Please try again in a moment.',
        retryAfter: '5',
      });
      gone.abort();
      await Promise.all(sent);
      // Drawn at once, because nothing waits before it.
      const { status, text } = await eventually(async () => {
        const answer = await send('/api/admin/upload/image', drawingOf(2));
        return answer.status !== 503 && answer;
      }, CEILING_MS);
      expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ Width: 1000 })]);
      expect(answered.filter((answer) => answer.status !== 503)).toEqual([]);
    },
    CEILING_MS,
  );
});
