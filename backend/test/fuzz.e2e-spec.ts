import { ROUTES } from './described';
import { fuzz } from './fuzz/fuzz';
import { People } from './fuzz/people';
import { Pace } from './pace';
import { startTestApp, TestApp } from './test-app';

/** `FUZZ_REQUESTS` and `FUZZ_SEED` ask for another run; the seed of a failure repeats it. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const EACH = Math.ceil(REQUESTS / ROUTES.length);
/** Of so many routes one is asked: to read a route's part of the document takes longer than its requests. */
const ONE_OF = Number(process.env.FUZZ_ROUTES_ONE_OF ?? 3);
const ASKED = ROUTES.filter((_, at) => at % ONE_OF === SEED % ONE_OF);
/** Decides nothing: a request without an answer ends its test much sooner. */
const CEILING_MS = 900_000 + EACH * 100;

describe('generated requests', () => {
  let app: TestApp;
  let people: People;
  const pace = new Pace('fuzz');
  let sent = 0;
  const statuses: Record<number, number> = {};

  beforeAll(async () => {
    app = await startTestApp({ SIGN_IN_LIMIT: '1000000' });
    people = new People(app);
  });
  afterAll(() => app.close());

  it.each(ASKED.map((route) => [route.method, route.path, route] as const))(
    '%s %s is never answered by a fault, nor by what the document does not say',
    async (_method, _path, route) => {
      const outcome = await fuzz(app, people, route, EACH, SEED, pace);
      sent += outcome.sent;
      for (const [status, count] of Object.entries(outcome.statuses)) {
        statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
      }
      expect(outcome.failure).toBeUndefined();
    },
    CEILING_MS,
  );

  it(`were at least ${EACH * ASKED.length}, and enough of them were let in`, () => {
    console.log(
      `${sent} requests with the seed ${SEED}: ${Object.entries(statuses)
        .map(([status, count]) => `${count} answers of ${status}`)
        .join(', ')}`,
    );
    expect(sent).toBeGreaterThanOrEqual(EACH * ASKED.length);
    expect((statuses[200] ?? 0) / sent).toBeGreaterThan(0.1);
  });
});
