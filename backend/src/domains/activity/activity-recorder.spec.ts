import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/test-database';
import { eventually } from '../../../test/test-worker';
import { ActivityRecorder } from './activity-recorder';

describe('counting what people do', () => {
  let source: DataSource;
  let asOwner: OpenTestDatabase['asOwner'];
  let close: () => Promise<void>;
  let recorder: ActivityRecorder;

  beforeEach(async () => {
    ({ source, asOwner, close } = await openTestDatabase());
    recorder = new ActivityRecorder(source);
  });
  afterEach(() => close());

  const rows = () =>
    source.query<{ kind: number; property_id: number | null; keyword: string | null }[]>(
      'select kind, property_id, keyword from activities order by id',
    );

  it('writes what a second brought in one statement, by itself', async () => {
    for (let index = 0; index < 500; index += 1) {
      recorder.viewed(index);
    }
    recorder.searched('  Boat AND RV ');
    recorder.sessionStarted();
    expect(await rows()).toEqual([]);
    const found = await eventually(async () => {
      const all = await rows();
      return all.length > 0 && all;
    });
    expect(found).toHaveLength(502);
    expect(found.slice(499)).toEqual([
      { kind: 3, property_id: 499, keyword: null },
      { kind: 1, property_id: null, keyword: 'boat and rv' },
      { kind: 2, property_id: null, keyword: null },
    ]);
    expect(await source.query('select count(distinct xmin::text)::int n from activities')).toEqual([{ n: 1 }]);
  });

  it('remembers when it was, not when it was written', async () => {
    const before = Date.now();
    recorder.viewed(1);
    const after = Date.now();
    await eventually(async () => Date.now() > after);
    await recorder.flush();
    const [{ at }] = await source.query<{ at: Date }[]>('select at from activities');
    expect(at.getTime()).toBeGreaterThanOrEqual(before);
    expect(at.getTime()).toBeLessThanOrEqual(after);
  });

  it('counts no empty keyword and cuts a very long one', async () => {
    recorder.searched('   ');
    recorder.searched('x'.repeat(5000));
    await recorder.flush();
    expect((await rows()).map(({ keyword }) => keyword)).toEqual(['x'.repeat(100)]);
  });

  it('gives a batch up that cannot be written, says so, and counts on', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await asOwner('alter table activities rename to gone');
    recorder.viewed(1);
    await recorder.flush();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('1 activities were not counted'));
    warn.mockRestore();
    await asOwner('alter table gone rename to activities');
    recorder.viewed(2);
    await recorder.flush();
    expect((await rows()).map(({ property_id }) => property_id)).toEqual([2]);
  });

  it('holds at most 20,000 while nothing can be written', async () => {
    for (let index = 0; index < 20_100; index += 1) {
      recorder.viewed(index);
    }
    await recorder.flush();
    expect(await source.query('select count(*)::int n from activities')).toEqual([{ n: 20_000 }]);
  });
});
