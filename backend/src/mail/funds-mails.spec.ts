import { aBuyer } from '../../test/builders';
import { MailWorld } from '../../test/mail-world';
import type { User } from '../domains/accounts/users/user.entity';
import { tellOfEndingFunds } from '../domains/deals/funds/funds-ends';

describe('the mails about proofs of funds', () => {
  let world: MailWorld;
  let buyer: User;
  beforeAll(async () => {
    world = await MailWorld.start();
  });
  beforeEach(async () => {
    buyer = await aBuyer(world.source);
  });
  afterAll(() => world.close());

  let files = 0;
  const aProof = async (state: string, ends = '60 days', reason: string | null = null): Promise<number> => {
    files += 1;
    const [{ id }] = await world.source.query<{ id: number }[]>(
      `insert into funds_proofs (user_id, kind, amount, file_name, actual_file_name, content_type, bytes, as_of, expires_at, state, shown_limit, decided_at, reason)
       values ($1, 'lender term sheet', 6000000, $2, 'Terms.pdf', 'application/pdf', 3, '2026-11-22', now() + $4::interval, $3,
         case when $3 = 'approved' then 5000000 end, case when $3 <> 'sent' then now() end, $5) returning id`,
      [buyer.id, `funds-mail-${files}.pdf`, state, ends, reason],
    );
    return id;
  };
  const decided = async (fundsProofId: number) => {
    await world.tell('funds.decided', { fundsProofId, userId: buyer.id });
    return world.settled(buyer.email);
  };

  it('tells the buyer of the limit and the end', async () => {
    const { kind, subject, preview_text: text } = await decided(await aProof('approved'));
    expect([kind, subject]).toEqual(['funds-decided', 'Your proof of funds is approved']);
    expect(text).toMatch(/Amount: \$6,000,000\nApproved up to: \$5,000,000\nHolds until: 02\/20\/2027/);
    expect(text).toContain('https://market.example/my-funds');
  });

  it('tells why one was declined', async () => {
    const { subject, preview_text: text } = await decided(await aProof('declined', '60 days', 'It shows no name.'));
    expect(subject).toBe('Your proof of funds was declined');
    expect(text).toContain('Reason: It shows no name.');
    expect(text).not.toContain('Approved up to');
  });

  it('[BEYC-40] 7 days before its end the buyer is told, once; nobody of one that waits, was declined or has ended', async () => {
    await aProof('approved', '7 days 1 minute');
    await aProof('sent', '3 days');
    await aProof('declined', '3 days');
    await aProof('approved', '-1 minute');
    expect(await tellOfEndingFunds(world.source)).toBe(0);
    await world.source.query(
      `update funds_proofs set expires_at = expires_at - interval '2 minutes' where user_id = $1`,
      [buyer.id],
    );
    // The worker of the test does so all the time, too.
    await Promise.all([tellOfEndingFunds(world.source), tellOfEndingFunds(world.source)]);
    const { kind, subject } = await world.settled(buyer.email);
    expect([kind, subject]).toEqual(['funds-expire', 'Your proof of funds holds until 02/20/2027']);
    const told = await world.source.query(
      `select 1 from events where name = 'funds.expiring' and payload->'userId' = to_jsonb($1::int)`,
      [buyer.id],
    );
    expect([told.length, world.receivedBy(buyer.email).length]).toEqual([1, 1]);
  });
});
