import { MailQueueService } from './mail-queue.service';
import { aBuyer } from '../../test/builders';
import { MailWorld } from '../../test/mail-world';
import { eventually } from '../../test/test-worker';

describe('mails with a limit', () => {
  let world: MailWorld;
  let requeueing: jest.SpyInstance;
  beforeAll(async () => {
    requeueing = jest.spyOn(MailQueueService.prototype, 'requeue');
    world = await MailWorld.start({ MAIL_PER_MINUTE: '3' });
  });
  afterAll(() => requeueing.mockRestore());
  afterAll(() => world.close());

  it('leave as many a minute as the mail server allows, and the others wait without counting as tried', async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => aBuyer(world.source)));
    for (const { id } of buyers) {
      await world.tell('user.approved', { userId: id });
    }
    await eventually(async () => world.smtp.received.length === 3);
    // Re-queueing has looked at those that wait.
    const looks = requeueing.mock.calls.length;
    await eventually(async () => requeueing.mock.calls.length >= looks + 3);
    const states = await world.source.query<{ status: string; attempts: number }[]>(
      'select status, attempts from mails order by status desc, attempts desc',
    );
    expect(states).toEqual([
      ...Array(3).fill({ status: 'sent', attempts: 1 }),
      ...Array(2).fill({ status: 'queued', attempts: 0 }),
    ]);
    expect(world.smtp.received.length).toBe(3);
  });
});
