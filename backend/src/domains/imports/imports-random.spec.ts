import fc from 'fast-check';
import { csv, importWorld, PEOPLE_HEADINGS, personRow, PROPERTY_HEADINGS, propertyRow } from '../../../test/imports';

const SEED = 20_261_127;
const RUNS = 12;

const sometimes = <Value>(right: Value, ...odd: Value[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...odd) });
const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '=1+1', "'", '0', 'x'.repeat(1001), '\u202e', '😀'.repeat(50)) },
);

/** From few addresses, so that rows meet. */
const person = fc.record({
  first: text,
  last: text,
  email: fc.constantFrom('a@r.example', 'A@R.example', 'b@r.example', 'c@r.example', 'no address', '', 'ä@r.example'),
  phone: sometimes('303-555-0100', '5', '+1 (303) 555 0100', '(303)5550100x', ''),
  company: text,
  role: sometimes('Buyer', 'Seller', 'Buyer and Seller', 'Administrator', '1', '', 'buyer; buyer'),
  position: sometimes('2', 'Other', 'Investor', '5', '99', ''),
  state: sometimes('CO', 'colorado', '6', 'XX', ''),
});
const property = fc.record({
  name: text,
  street: text,
  city: sometimes('Denver', 'Nowhere At All', '', 'x'.repeat(101)),
  state: sometimes('CO', 'TX', 'Puerto Rico', ''),
  zip: sometimes('80202', '00000', '802', '80202-1234', ''),
  type: sometimes('1', 'Drive-up', '99', ''),
  nrsf: sometimes('40,000', '', '-1', '1e5', '999999999', '1000000000', '0'),
  price: sometimes('$4,250,000', '', '1,1O5', '9999999999999', '0', '1.5'),
  reference: fc.constantFrom('R-1', 'R-2', 'R-3', '', 'x'.repeat(101)),
});

describe('what a check calls right', () => {
  const world = importWorld();
  const tables = { people: 'users', properties: 'properties' } as const;

  async function roundTrip(kind: 'people' | 'properties', content: Buffer): Promise<void> {
    const before = await world.count(tables[kind]);
    const sent = await world.send(kind, content);
    if (sent.status !== 201) {
      // The same file twice, or one that is empty: refused with a text.
      expect([409, 422]).toContain(sent.status);
      return;
    }
    const found = await world.at(sent.json<{ id: number }>().id, 'checked', 'failed');
    expect([found.state, found.error]).toEqual(['checked', null]);
    expect(await world.count(tables[kind])).toBe(before);
    const right = await world.rows(found.id, 'right');
    if (found.rightCount === 0) {
      return;
    }
    const done = await world.written(found.id);
    expect(await world.rows(found.id, 'refused')).toEqual([]);
    expect(done).toMatchObject({ state: 'done', writtenCount: found.rightCount, refusedCount: 0 });
    const made = right.filter(({ creates }) => creates).length;
    expect(await world.count(tables[kind])).toBe(before + made);
    for (const { creates, name, recordId } of await world.rows(found.id, 'written')) {
      expect([creates, name, recordId]).toEqual([expect.any(Boolean), expect.any(String), expect.any(Number)]);
    }
  }

  it('[BEYE-29] of people is written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 12 }), async (people) => {
        const rows = people.map((given, n) => personRow(n, given));
        await roundTrip('people', csv(PEOPLE_HEADINGS, rows));
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('[BEYE-29] of properties is written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(property, { minLength: 1, maxLength: 12 }), async (properties) => {
        const rows = properties.map((given, n) => propertyRow(n, given));
        await roundTrip('properties', csv(PROPERTY_HEADINGS, rows));
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
