import { BatchWriter } from './batch-writer';

describe('a writer of batches', () => {
  it('writes together what comes while it writes', async () => {
    const written: number[][] = [];
    const later: Promise<void>[] = [];
    const writer = new BatchWriter<number>(async (items) => {
      written.push(items);
      if (items.includes(1)) {
        later.push(writer.add(3), writer.add(4));
      }
    });
    await Promise.all([writer.add(1), writer.add(2)]);
    await Promise.all(later);
    expect(written).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('tells those alone whose batch could not be written', async () => {
    const writer = new BatchWriter<string>(async (items) => {
      if (items.includes('bad')) {
        throw new Error('It is bad.');
      }
    });
    const [first, second] = await Promise.allSettled([writer.add('bad'), writer.add('beside it')]);
    expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
    await expect(writer.add('good')).resolves.toBeUndefined();
  });
});
