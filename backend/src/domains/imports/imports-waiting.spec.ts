import { csv, importWorld, VENDOR_HEADINGS, vendorRow } from '../../../test/imports';
import { Queues } from '../../platform/events/queues';
import { settledId } from '../../platform/events/settled';
import { checkImport } from './check';

describe('while rows are checked', () => {
  const world = importWorld();

  it('[BEYE-25] nobody waits for the records that they would change, nor for the feed of changes', async () => {
    const { source } = world.app;
    const first = await world.checked('vendors', csv(VENDOR_HEADINGS, [vendorRow('held')]));
    await world.written(first.id);
    const [{ recordId }] = await world.rows(first.id);
    const queue = world.worker.worker.get(Queues).get('imports');
    await queue.pause();
    const content = csv(VENDOR_HEADINGS, [vendorRow('held', { company: 'Changed' }), vendorRow('after')]);
    const { id } = (await world.send('vendors', content)).json<{ id: number }>();
    const writers = world.writers();
    const { vendors } = writers;
    let goOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const reached = new Promise<void>((resolve) => {
      Object.assign(writers, {
        vendors: Object.assign(Object.create(vendors) as typeof vendors, {
          create: async (...given: Parameters<typeof vendors.create>) => {
            const made = await vendors.create(...given);
            resolve();
            await gate;
            return made;
          },
        }),
      });
    });
    const check = checkImport(source, writers, id, () => false);
    await reached;
    const body = { companyName: 'Changed meanwhile', stateId: 6, website: 'doors.example' };
    const changed = await world.app.call('PUT', `/api/v1/vendors/${recordId}`, body, world.token);
    expect(changed.status).toBe(200);
    const [{ last }] = await source.query<{ last: string }[]>(
      `select max(id)::text last from changes where resource = 'vendors' and resource_id = $1`,
      [recordId],
    );
    expect(Number(await settledId(source, 'changes'))).toBeGreaterThanOrEqual(Number(last));
    goOn();
    await check;
    expect(await world.get(id)).toMatchObject({ state: 'checked', rightCount: 2, changingCount: 1 });
    await queue.resume();
  });
});
