import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { aText, sign, textOf, uploadNda } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

/** `bench/races.mjs` asks for more. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 6);
const PATIENCE_MS = 10_000 + ROUNDS * 1000;
const REPLACED = 'The agreement has been replaced while you were reading. Please read the new one.';

describe(`an NDA that is replaced while it is signed, ${ROUNDS} rounds`, () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp({ DATABASE_POOL: '20' });
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  /** What a signer has left behind: their signature's text, and how many deals, events and roles. */
  const traces = async (userId: number) =>
    (
      await app.source.query<{ sha256: string | null; deals: number; events: number; roles: number }[]>(
        `select (select document_sha256 from ndas where user_id = $1) sha256, (select count(*)::int from deals where buyer_id = $1) deals,
              (select count(*)::int from events where name = 'nda.signed' and (payload->>'userId')::int = $1) events, (select count(*)::int from user_roles where user_id = $1 and role_id = 2) roles`,
        [userId],
      )
    )[0];

  it(
    '[FEVI-03] nobody is ever bound to a text that they were not shown, and a refusal leaves nothing',
    async () => {
      const { id } = await aProperty(app.source);
      await uploadNda(app, id, admin, aText('first'));
      const outcomes = { signed: 0, refused: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const buyer = await aBuyer(app.source);
        await app.source.query('delete from user_roles where user_id = $1', [buyer.id]);
        await app.source.query('insert into user_roles (user_id, role_id) values ($1, 3)', [buyer.id]);
        const token = await tokenOf(app, buyer.id);
        const { DocumentSha256 } = await textOf(app, id, token);
        // Every other round the replacement is certainly in between.
        const replacing = uploadNda(app, id, admin, aText(`round ${round}`));
        if (round % 2 === 0) {
          await replacing;
        }
        const [answer] = await Promise.all([sign(app, id, token, { DocumentSha256 }), replacing]);
        if (answer.status === 200) {
          outcomes.signed += 1;
          expect(await traces(buyer.id)).toEqual({ sha256: DocumentSha256, deals: 1, events: 1, roles: 1 });
        } else {
          outcomes.refused += 1;
          expect([answer.status, answer.text]).toEqual([400, REPLACED]);
          expect(await traces(buyer.id)).toEqual({ sha256: null, deals: 0, events: 0, roles: 0 });
        }
      }
      expect(outcomes.signed + outcomes.refused).toBe(ROUNDS);
      expect(outcomes.refused).toBeGreaterThanOrEqual(Math.ceil(ROUNDS / 2));
    },
    PATIENCE_MS,
  );
});
