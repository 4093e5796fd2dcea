import { aProperty, aSeller, anAdmin } from '../../../test/builders';
import {
  csv,
  importWorld,
  PEOPLE_HEADINGS,
  personRow,
  PROPERTY_HEADINGS,
  propertyRow,
  VENDOR_HEADINGS,
  vendorRow,
} from '../../../test/imports';
import { eventually } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';
import { Queues } from '../../platform/events/queues';
import { commitImport } from './commit';

const WRONG: Record<number, Record<string, unknown>> = {
  10: { state: 'Colorodo' },
  20: { name: '' },
  30: { price: 'call us' },
  40: { zip: '00000', city: 'Nowhere At All' },
  50: { type: 'Castle' },
  60: { nrsf: '', price: '' },
  70: { street: '' },
  80: { reference: 'D-79' },
  90: { state: '' },
  100: { nrsf: '1,1O5' },
  110: { city: 'x'.repeat(101) },
  120: { price: '', nrsf: '9999999999' },
};

const ROWS = 300;
/** How many rows are written in full: `npm run test:long` takes as many as the specification. */
const WRITTEN_ROWS = process.env.EVERY_KILL ? ROWS : 60;
const RIGHT_ROWS = WRITTEN_ROWS - Object.keys(WRONG).filter((row) => Number(row) <= WRITTEN_ROWS).length;

/** Properties, of which those are wrong. */
const listings = (mark: string, length: number, more: string[] = [], values: unknown[] = []): Buffer =>
  csv(
    [...PROPERTY_HEADINGS, ...more],
    Array.from({ length }, (_, index) => [
      ...propertyRow(index + 1, {
        name: `${mark} ${index + 1}`,
        reference: `${mark}-${index + 1}`,
        ...WRONG[index + 1],
      }),
      ...values,
    ]).map((row) => row.map((cell) => (cell === 'D-79' ? `${mark}-79` : cell))),
  );

describe('imports', () => {
  const world = importWorld();
  const { checked, written, rows, count, call } = world;
  const counts = async (): Promise<number[]> =>
    Promise.all(
      [
        'properties',
        'property_prices',
        'property_agents',
        'events',
        'changes',
        'import_references',
        'listing_texts',
      ].map((table) => count(table)),
    );

  it('[BEYE-25] a check of 300 rows names the 12 that are wrong, shows five, and writes nothing', async () => {
    const before = await counts();
    const last = (await aProperty(world.app.source)).id;
    const [after, audited] = [await counts(), await count('audit_log')];
    const found = await checked('properties', listings('Checked', ROWS));
    expect(found).toMatchObject({ state: 'checked', rowCount: 300, rightCount: 288, wrongCount: 12, writtenCount: 0 });
    // As the office asks for those that somebody has to look at.
    const wrong = await rows(found.id, ['wrong', 'refused', 'kept']);
    expect(wrong.map(({ rowNumber }) => rowNumber)).toEqual(Object.keys(WRONG).map((row) => Number(row) + 1));
    expect(wrong.map(({ problems }) => problems[0])).toEqual([
      { heading: 'State', message: 'State "Colorodo" is not known' },
      { heading: 'Name', message: 'Property Name is required' },
      { heading: 'Price', message: 'Property Value is invalid' },
      { heading: 'Street', message: 'Please make sure you have entered a valid address.' },
      { heading: 'Type', message: 'Property Type "Castle" is not known' },
      { heading: expect.any(String), message: expect.stringContaining('required') },
      { heading: 'Street', message: 'Address Line 1 is required' },
      { heading: 'Your reference', message: 'Row 80 is of the same record' },
      { heading: 'State', message: 'State is required' },
      { heading: 'NRSF', message: expect.stringContaining('invalid') },
      { heading: 'City', message: 'City must be at most 100 characters' },
      { heading: 'NRSF', message: expect.stringContaining('invalid') },
    ]);
    expect(found.samples.map(({ rowNumber }) => rowNumber)).toEqual([2, 3, 4, 5, 6]);
    expect(found.samples[0].values).toContainEqual({ label: 'State', text: 'Colorado' });
    expect(found.samples[0].values).toContainEqual({ label: 'Property Value', text: '$4,250,000' });
    // The one property is the test's own; the check has left a row of its own in the audit log, and nothing else.
    expect(await counts()).toEqual(after);
    expect(after[0]).toBe(before[0] + 1);
    expect(await count('audit_log')).toBe(audited + 1);
    expect((await aProperty(world.app.source)).id).toBe(last + 1);
  });

  it('[BEYE-26] the right ones are written as if typed, with events and search, and nobody is mailed unless it is ticked', async () => {
    const seller = await aSeller(world.app.source);
    const found = await checked(
      'properties',
      listings('Quince', WRITTEN_ROWS, ['Seller', 'Published'], [seller.email, 'yes']),
    );
    const mails = await count('mails');
    const done = await written(found.id);
    expect(done).toMatchObject({ state: 'done', writtenCount: RIGHT_ROWS, refusedCount: 0 });
    const own = `id in (select record_id from import_rows where import_id = ${found.id})`;
    expect(await count('properties', `${own} and seller_id = ${seller.id} and active and status_id = 1`)).toBe(
      RIGHT_ROWS,
    );
    expect(
      await count('audit_log', `action = 'property.created' and actor_id = ${world.admin} and subject_${own}`),
    ).toBe(RIGHT_ROWS);
    for (const name of ['property.changed', 'property.published', 'property.assigned']) {
      const of = `(payload->>'propertyId')::int in (select record_id from import_rows where import_id = ${found.id})`;
      expect([name, await count('events', `name = '${name}' and ${of}`)]).toEqual([name, expect.any(Number)]);
      expect(await count('events', `name = '${name}' and ${of}`)).toBeGreaterThanOrEqual(RIGHT_ROWS);
    }
    await eventually(async () => {
      const answer = await world.app.call('POST', '/api/home/property/search', {
        IsShowFull: true,
        Keyword: 'Quince 23',
      });
      return answer.text.includes('Quince 23');
    }, 100_000);
    await eventually(async () => {
      return (await count('events', 'relayed_at is null')) + (await count('event_parts', 'done_at is null')) === 0;
    }, 100_000);
    expect(await count('mails')).toBe(mails);
    const two = await checked(
      'properties',
      csv([...PROPERTY_HEADINGS, 'Seller'], [[...propertyRow('ticked'), seller.email]]),
    );
    await written(two.id, { mails: true });
    await eventually(async () => (await count('mails', `kind = 'property-assigned'`)) === 1);
  });

  it('[BEYE-27, BEYE-31] a commit that dies at row 140 goes on, writes no row twice, and is followed by another administrator', async () => {
    const found = await checked(
      'vendors',
      csv(
        VENDOR_HEADINGS,
        Array.from({ length: 300 }, (_, n) => vendorRow(`K${n}`)),
      ),
    );
    const { source } = world.app;
    const queue = world.worker.worker.get(Queues).get('imports');
    await queue.pause();
    expect((await call('POST', `/${found.id}/commit`, { rows: 'all' })).status).toBe(200);
    // It dies after row 140 was added and before that is committed.
    const writers = world.writers();
    const { vendors } = writers;
    let added = 0;
    const dying = Object.assign(Object.create(vendors) as typeof vendors, {
      create: async (...given: Parameters<typeof vendors.create>) => {
        const id = await vendors.create(...given);
        if ((added += 1) === 140) {
          throw new Error('killed');
        }
        return id;
      },
    });
    await expect(commitImport(source, { ...writers, vendors: dying }, found.id, () => false)).rejects.toThrow('killed');
    const another = await tokenOf(world.app, (await anAdmin(source)).id);
    expect(await world.get(found.id, another)).toMatchObject({ state: 'committing', rowCount: 300, writtenCount: 139 });
    await queue.resume();
    expect(await world.at(found.id, 'done')).toMatchObject({ writtenCount: 300, refusedCount: 0 });
    const [{ names, all }] = await source.query<{ names: number; all: number }[]>(
      `select count(distinct company_name)::int names, count(*)::int "all" from vendors where company_name like 'Door Works K%'`,
    );
    expect([names, all]).toEqual([300, 300]);
  });

  it('[BEYE-28] of two rows with one address the second is wrong', async () => {
    const found = await checked(
      'people',
      csv(PEOPLE_HEADINGS, [personRow(1), personRow(2, { email: 'IDA.1@import.example' }), personRow(3)]),
    );
    expect(await rows(found.id)).toMatchObject([
      { rowNumber: 2, state: 'right', problems: [] },
      { rowNumber: 3, state: 'wrong', problems: [{ heading: 'Email', message: expect.any(String) }] },
      { rowNumber: 4, state: 'right' },
    ]);
    const refused = await call('POST', `/${found.id}/commit`, { rows: 'all' });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('1 row is wrong')]);
    expect(await written(found.id)).toMatchObject({ writtenCount: 2 });
    expect(await count('users', `email like 'ida.%@import.example'`)).toBe(2);
    expect(await count('mails', `recipient like 'ida.%@import.example'`)).toBe(0);
  });

  it('[BEYE-28] of rows with one address the first that is right has it, though they are tried at the same time', async () => {
    const trio = (n: number) => {
      const email = `trio.${n}@import.example`;
      return [personRow(3 * n, { email, first: '' }), personRow(3 * n + 1, { email }), personRow(3 * n + 2, { email })];
    };
    const found = await checked('people', csv(PEOPLE_HEADINGS, Array.from({ length: 12 }, (_, n) => trio(n)).flat()));
    expect((await rows(found.id)).map(({ state, problems }) => [state, problems[0]?.message])).toEqual(
      Array.from({ length: 12 }, (_, n) => [
        ['wrong', 'First Name is required'],
        ['right', undefined],
        ['wrong', `Row ${3 * n + 3} takes this address`],
      ]).flat(),
    );
  });

  it('[BEYE-32] the same file again says when it was imported and by whom, as long as it holds', async () => {
    const content = csv(VENDOR_HEADINGS, [vendorRow('again')]);
    const found = await checked('vendors', content);
    const early = await world.send('vendors', content);
    expect([early.status, early.text]).toEqual([
      409,
      expect.stringMatching(/This file was checked on \d\d\/\d\d\/\d{4} by Robin Tester\d+\./),
    ]);
    await written(found.id);
    const again = await world.send('vendors', content, 'other-name.csv');
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringMatching(/This file was imported on \d\d\/\d\d\/\d{4} by Robin Tester\d+\./),
    ]);
    expect((await world.send('people', content)).status).toBe(201);
    await world.undone(found.id);
    expect((await world.send('vendors', content)).status).toBe(201);
  });

  it('[BEYE-34] samples show a column that was shifted, and another mapping puts it right', async () => {
    const shifted = PEOPLE_HEADINGS.map((_, at, all) => all[(at + 1) % all.length]);
    const found = await checked('people', csv(shifted, [personRow('s1'), personRow('s2')]));
    expect(found.samples[0].values).toContainEqual({ label: 'Email', text: 'Moss s1' });
    expect(found).toMatchObject({ rightCount: 0, wrongCount: 2 });
    const columns = ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'roles', 'positionId', 'stateId'];
    const mapped = await call('PUT', `/${found.id}/mapping`, { columns });
    expect(mapped.json()).toMatchObject({ columns, state: 'checking' });
    const right = await world.at(found.id, 'checked');
    expect(right).toMatchObject({ rightCount: 2, wrongCount: 0 });
    expect(right.samples[0].values).toContainEqual({ label: 'Email', text: 'ida.s1@import.example' });
    expect(right.samples[0].values).toContainEqual({ label: 'Phone Number', text: '303-555-0199' });
    for (const wrong of [
      ['firstName'],
      [...columns.slice(1), 'nonsense'],
      [...columns.slice(1), 'lastName'],
      columns.map(() => ''),
    ]) {
      expect((await call('PUT', `/${found.id}/mapping`, { columns: wrong })).status).toBe(422);
    }
  });
});
