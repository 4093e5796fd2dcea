import { OPEN_STAGES, STAGES } from '@stowbridge/contract/stages';
import { agreedText, canAgree, canCounter, TERMS_KINDS, turn, TURNS } from '@stowbridge/contract/turns';
import { startTestApp, type TestApp } from '../../../../test/test-app';
import { TURN } from './turn.sql';

const FLAGS = [false, true];
const KINDS = [null, ...TERMS_KINDS];
const CELLS = STAGES.flatMap((stage) =>
  KINDS.flatMap((kind) =>
    FLAGS.flatMap((revisionAsked) => FLAGS.map((hasSeller) => ({ stage, kind, revisionAsked, hasSeller }))),
  ),
);

describe('whose turn it is', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('[BEYC-05] is the same to the contract and to SQL, in every case', async () => {
    const found = await app.source.query<{ turn: string }[]>(
      `select ${TURN} turn from json_array_elements($1::json) with ordinality c(cell, at)
       cross join lateral (select (cell->>'stage')::int deal_status_id, case when (cell->>'revisionAsked')::boolean then now() end revision_asked_at) d
       cross join lateral (select cell->>'kind' kind) n
       cross join lateral (select case when (cell->>'hasSeller')::boolean then 1 end seller_id) p order by at`,
      [JSON.stringify(CELLS)],
    );
    expect(found.map(({ turn }) => turn)).toEqual(CELLS.map(turn));
    expect([...new Set(CELLS.map(turn))].sort()).toEqual([...TURNS].sort());
  });

  it('[BEYC-05] is nobody’s outside the open stages, a counter or a wish for a revision waits for the buyer, and other terms for the seller where there is one', () => {
    for (const cell of CELLS) {
      const open = OPEN_STAGES.includes(cell.stage);
      expect(turn(cell) === 'nobody').toBe(!open);
      if (open) {
        const waits = cell.revisionAsked || cell.kind === 'counter';
        expect(turn(cell) === 'buyer').toBe(waits);
        expect(turn(cell) === 'seller').toBe(!waits && cell.hasSeller && (cell.stage === 6 || cell.kind !== null));
      }
    }
    const counter = { stage: 6, kind: 'counter' as const, lapsed: false };
    expect([canAgree(counter), canCounter(counter)]).toEqual([true, false]);
    expect([canAgree({ ...counter, lapsed: true }), canCounter({ ...counter, lapsed: true })]).toEqual([false, true]);
    expect([canAgree({ ...counter, stage: 1 }), canCounter({ ...counter, kind: 'offer', stage: 7 })]).toEqual([
      false,
      false,
    ]);
    expect([canCounter({ ...counter, kind: null }), canAgree({ ...counter, kind: 'agreed' })]).toEqual([false, false]);
  });

  it('[BEYC-02] the seller reads who has agreed', () => {
    expect(agreedText('Dana')).toBe('Dana has agreed to your terms');
  });
});
