import { Stage } from '@stowbridge/contract/ids';
import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { aBuyer, aBuyerAndSeller, anAdmin, aProperty, aSeller } from '../../test/builders';
import { openTestDatabase } from '../../test/test-database';
import { testConfig } from '../../test/test-worker';
import { Deal } from '../domains/deals/deal.entity';
import type { EventMap } from '../platform/events/events';
import type { Property } from '../domains/properties/editing/property.entity';
import { User } from '../domains/accounts/users/user.entity';
import { REDACTED, renderHtml, renderText } from './layout';
import { brandOf, contextOf } from './mail-context';
import type { MailDraft } from './mail-definition';
import { draftsOf, MAILS } from './mails';

const config = testConfig({ DATABASE_URL: 'postgres://unused' });

describe('the table of mails', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  let [buyer, seller, agent]: User[] = [];
  let property: Property;
  let unattended: Property;

  beforeAll(async () => {
    ({ source, close } = await openTestDatabase());
    [buyer, seller, agent] = [await aBuyer(source), await aSeller(source), await anAdmin(source)];
    property = await aProperty(source, { name: 'Canyon Storage', sellerId: seller.id });
    await source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [property.id, agent.id]);
    unattended = await aProperty(source, { name: 'Mesa Storage' });
  });
  afterAll(() => close());

  const drafts = <Name extends keyof typeof MAILS & keyof EventMap>(
    name: Name,
    payload: EventMap[Name],
  ): Promise<MailDraft[]> => draftsOf(name, payload, contextOf(source.manager, config));
  const told = (found: MailDraft[]): string[] => found.map(({ kind, to }) => `${kind} > ${to.email}`);
  const bodyOf = ({ content }: MailDraft): string => renderText(content, brandOf(config));

  async function aDeal(given: Partial<Deal> = {}): Promise<Deal> {
    const deal = await source.getRepository(Deal).save({
      dealName: 'Canyon deal',
      propertyId: property.id,
      propertyName: property.name,
      buyerId: (await aBuyer(source)).id,
      dealStatusId: Stage.Submitted,
      statusAt: new Date(),
      price: 3_500_000,
      ...given,
    } as Deal);
    await source.query(
      `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, diligence_period_id, earnest_money_deposit, source_of_financing)
       values ($1, 1, 3500000, 'Robin Buyer', 'Harbor Capital LLC', 2, 1.5, 'Bank loan'), ($1, 2, 3600000, 'Robin Buyer', 'Harbor Capital LLC', 2, 2, 'Cash')`,
      [deal.id],
    );
    return deal;
  }
  const emailOf = async (id: number | null): Promise<string> =>
    (await source.getRepository(User).findOneByOrFail({ id: id as number })).email;

  it('[REG-30] a registration is welcomed', async () => {
    const found = await drafts('user.registered', { userId: buyer.id });
    expect(told(found)).toEqual([`welcome > ${buyer.email}`]);
    expect(found[0].content.subject).toBe('Welcome to Stowbridge');
    expect(bodyOf(found[0])).toContain('https://market.example/property/search/');
  });

  it('[REG-30] an account made by somebody else is told its temporary password, which is not in what is kept', async () => {
    const [forBuyer] = await drafts('user.created', { userId: buyer.id });
    expect([forBuyer.kind, forBuyer.to.email]).toEqual(['temporary-password', buyer.email]);
    expect(bodyOf(forBuyer)).toContain(REDACTED);
    expect(bodyOf(forBuyer)).toContain('https://market.example/signin');
    const [forAdmin] = await drafts('user.created', { userId: agent.id });
    expect(bodyOf(forAdmin)).toContain('https://market.example/admin');
  });

  it('[FSEC-23] a name that was kept with line breaks begins no line', async () => {
    const broken = { firstName: 'Ada\r\nPay to: somebody', lastName: 'By\u2028ron' };
    const { id } = await aBuyer(source, broken);
    const [welcome] = await drafts('user.registered', { userId: id });
    expect(bodyOf(welcome)).toContain('\nHello Ada Pay to: somebody Byron,\n');
    const { id: dealId } = await aDeal({ buyerId: id });
    const office = (await drafts('offer.submitted', { dealId, propertyId: property.id, version: 1 }))
      .map(bodyOf)
      .join('');
    expect(office).toContain('Pay to: somebody');
    expect(office).not.toMatch(/(^|[\n\u2028]) ?(Pay to|ron)/);
  });

  it('an approval and a rejection are told to the person', async () => {
    expect(told(await drafts('user.approved', { userId: buyer.id }))).toEqual([`account-approved > ${buyer.email}`]);
    expect(told(await drafts('user.rejected', { userId: buyer.id }))).toEqual([`account-rejected > ${buyer.email}`]);
  });

  it('[AUTH-40] [AUTH-41] a forgotten password gets a link, whose token is not in what is kept', async () => {
    const [mail] = await drafts('password.forgotten', { userId: seller.id });
    expect([mail.kind, mail.to.email]).toEqual(['password-reset', seller.email]);
    expect(bodyOf(mail)).toContain(`https://market.example/resetpassword/true/${REDACTED}`);
  });

  it('[FSEC-07] many wrong passwords are told to the owner, with a way in that nobody can close', async () => {
    const [mail] = await drafts('sign-in.attacked', { userId: seller.id });
    expect([mail.kind, mail.to.email]).toEqual(['sign-in-attack', seller.email]);
    expect(bodyOf(mail)).toContain('https://market.example/forgotpassword');
  });

  it('[FSEC-08] a session that ended because an old token of it was used is told to its owner', async () => {
    const [mail] = await drafts('session.reused', { userId: seller.id });
    expect([mail.kind, mail.to.email]).toEqual(['session-reused', seller.email]);
    expect(bodyOf(mail)).toContain('https://market.example/forgotpassword');
  });

  it('a changed password is told to its owner', async () => {
    expect(told(await drafts('password.changed', { userId: seller.id }))).toEqual([
      `password-changed > ${seller.email}`,
    ]);
  });

  it('[FSEC-12] an address is confirmed by a link or a code, which is not in what is kept', async () => {
    const [link] = await drafts('email.link-asked', { proofId: 1, userId: buyer.id });
    const [code] = await drafts('email.code-asked', { proofId: 1, userId: buyer.id });
    expect(told([link, code])).toEqual([`email-link > ${buyer.email}`, `email-code > ${buyer.email}`]);
    expect(bodyOf(link)).toContain(`https://market.example/confirmemail/${REDACTED}`);
    expect(bodyOf(code)).toContain(`    ${REDACTED}\n`);
  });

  it('[FSEC-09] a key that is made or revoked is told to every administrator, and its end to its maker', async () => {
    const [{ id: keyId }] = await source.query<{ id: number }[]>(
      `insert into api_keys (user_id, name, secret_hash, hint, scopes) values ($1, 'Accounting', 'x', '9xwd', '{deals:read}') returning id`,
      [agent.id],
    );
    const [other, gone] = [await anAdmin(source), await anAdmin(source, { statusId: 3 })];
    for (const what of ['created', 'revoked'] as const) {
      const found = await drafts(`api-key.${what}`, { keyId, userId: agent.id });
      expect(told(found)).toEqual(
        expect.arrayContaining([`api-key-${what} > ${agent.email}`, `api-key-${what} > ${other.email}`]),
      );
      expect(told(found)).not.toContain(`api-key-${what} > ${gone.email}`);
      expect(bodyOf(found[0])).toMatch(
        /Key: Accounting\n {2}sbk_…9xwd[\s\S]*https:\/\/market.example\/admin\/api-keys/,
      );
    }
    expect(told(await drafts('api-key.ending', { keyId, userId: agent.id }))).toEqual([
      `api-key-ending > ${agent.email}`,
    ]);
  });

  describe('a changed email', () => {
    const change = async (outcome: string | null): Promise<number> =>
      (
        await source.query<{ id: number }[]>(
          `insert into email_changes (user_id, old_email, new_email, outcome, ended_at) values ($1, $2, 'new@example.com', $3, case when $3::text is not null then now() end) returning id`,
          [seller.id, seller.email, outcome],
        )
      )[0].id;

    it('[FSEC-04] is confirmed by the new address and told to the old one, each with a link that is not in what is kept', async () => {
      const found = await drafts('email.change-asked', { changeId: await change(null), userId: seller.id });
      expect(told(found)).toEqual(['email-change > new@example.com', `email-change-notice > ${seller.email}`]);
      expect(bodyOf(found[0])).toContain(`https://market.example/confirmemail/${REDACTED}`);
      expect(bodyOf(found[1])).toContain(`https://market.example/cancelemail/${REDACTED}`);
      expect(bodyOf(found[1])).toContain('new@example.com');
    });

    it('[FSITE-01] is confirmed by another link where it was asked for, which the old address is not told', async () => {
      const found = await drafts('email.change-link-asked', { changeId: await change('replaced'), userId: seller.id });
      expect(told(found)).toEqual(['email-change > new@example.com']);
      expect(bodyOf(found[0])).toContain(`https://market.example/confirmemail/${REDACTED}`);
    });

    it('[FSEC-04] by the office is told to the old address', async () => {
      const [mail, ...more] = await drafts('email.changed-by-office', {
        changeId: await change('by office'),
        userId: seller.id,
      });
      expect([mail.kind, mail.to.email, bodyOf(mail).includes('new@example.com'), more]).toEqual([
        'email-changed-by-office',
        seller.email,
        true,
        [],
      ]);
    });
  });

  it('an assigned property is told to its seller', async () => {
    const [mail] = await drafts('property.assigned', { propertyId: property.id, sellerId: seller.id });
    expect([mail.kind, mail.to.email, bodyOf(mail).includes(`/seller/property/${property.id}/Canyon-Storage`)]).toEqual(
      ['property-assigned', seller.email, true],
    );
  });

  describe('a signed NDA', () => {
    const sign = async (signer: User, on: Property, email = signer.email.toUpperCase()): Promise<number> => {
      const [row] = await source.query<{ id: number }[]>(
        `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, entity, document_sha256, consent_text, signed_at)
         values ($1, $2, $3, 'R', 'B', $4, '1 St', 'Denver', 6, '80202', '303-555-0100', 'Harbor LLC', 'x', 'I agree', '2026-03-01T17:30:00Z') returning id`,
        [on.id, on.name, signer.id, email],
      );
      return row.id;
    };

    it('[PROF-48] is confirmed to the signer and told to the listing agents', async () => {
      const found = await drafts('nda.signed', {
        ndaId: await sign(buyer, property),
        propertyId: property.id,
        userId: buyer.id,
      });
      expect(told(found)).toEqual([`nda-signed > ${buyer.email}`, `nda-signed-office > ${agent.email}`]);
      expect(bodyOf(found[0])).toContain('Mar 1, 2026, 10:30 AM MST');
      expect(bodyOf(found[1])).toContain('Harbor LLC');
    });

    it('[FEVI-05] goes to the address that was written too where it is not that of the account, and each asks whether it was they', async () => {
      const found = await drafts('nda.signed', {
        ndaId: await sign(buyer, property, 'r@b.co'),
        propertyId: property.id,
        userId: buyer.id,
      });
      expect(told(found)).toEqual([
        `nda-signed > ${buyer.email}`,
        'nda-copy > r@b.co',
        `nda-signed-office > ${agent.email}`,
      ]);
      for (const mail of found.slice(0, 2)) {
        expect(bodyOf(mail)).toContain('If you have not signed this, please tell us.');
      }
      for (const mail of found) {
        expect([bodyOf(mail).includes(buyer.email), bodyOf(mail).includes('r@b.co')]).toEqual([true, true]);
      }
    });

    it('is told to the office where the property has no agent', async () => {
      const found = await drafts('nda.signed', {
        ndaId: await sign(buyer, unattended),
        propertyId: unattended.id,
        userId: buyer.id,
      });
      expect(told(found)).toEqual([`nda-signed > ${buyer.email}`, `nda-signed-office > ${config.CONTACT_EMAIL}`]);
    });
  });

  describe('an offer', () => {
    it('[OFF-28] goes to the seller and the agents with its terms, and back to the buyer as a receipt', async () => {
      const deal = await aDeal();
      const found = await drafts('offer.submitted', { dealId: deal.id, propertyId: property.id, version: 1 });
      expect(told(found)).toEqual([
        `offer-received > ${seller.email}`,
        `offer-received-office > ${agent.email}`,
        `offer-receipt > ${await emailOf(deal.buyerId)}`,
      ]);
      expect(bodyOf(found[0])).toContain('A buyer has submitted an offer on your property.');
      for (const mail of found) {
        expect(bodyOf(mail)).toMatch(
          /Offer price: \$3,500,000[\s\S]*Diligence period: 30 days\nEarnest money deposit: 1.5%/,
        );
      }
    });

    it('says that it was revised, with the newest terms', async () => {
      const deal = await aDeal();
      const [mail] = await drafts('offer.submitted', { dealId: deal.id, propertyId: property.id, version: 2 });
      expect([mail.content.subject, bodyOf(mail).includes('$3,600,000')]).toEqual([
        'A revised offer on Canyon Storage',
        true,
      ]);
    });

    it('goes to the office where there is neither agent nor seller', async () => {
      const deal = await aDeal({ propertyId: unattended.id, propertyName: unattended.name });
      const found = await drafts('offer.submitted', { dealId: deal.id, propertyId: unattended.id, version: 1 });
      expect(told(found)).toEqual([
        `offer-received-office > ${config.CONTACT_EMAIL}`,
        `offer-receipt > ${await emailOf(deal.buyerId)}`,
      ]);
    });
  });

  describe('a moved deal', () => {
    const outcomes: [string, number, number, string][] = [
      ['accepted', Stage.Submitted, Stage.Accepted, 'was accepted'],
      ['rejected', Stage.Submitted, Stage.Rejected, 'was not accepted'],
      ['fell-through', Stage.Accepted, Stage.Rejected, 'fell through'],
      ['in-process', Stage.Submitted, Stage.InProcess, 'is in process'],
      ['sold', Stage.Accepted, Stage.Sold, 'Your purchase of'],
      ['withdrawn', Stage.Submitted, Stage.Withdrawn, 'offer on Canyon Storage was withdrawn'],
      ['interest-withdrawn', Stage.Interested, Stage.Withdrawn, 'interest in Canyon Storage was withdrawn'],
    ];

    it.each(outcomes)(
      '[DEAL-23] that is %s is told to buyer and seller',
      async (outcome, fromStatusId, toStatusId, subject) => {
        const deal = await aDeal({
          dealStatusId: toStatusId,
          buyerId: (await aBuyer(source)).id,
          propertyId:
            toStatusId === Stage.Accepted ? (await aProperty(source, { sellerId: seller.id })).id : property.id,
        });
        const found = await drafts('deal.moved', {
          dealId: deal.id,
          propertyId: deal.propertyId,
          fromStatusId,
          toStatusId,
          actorId: null,
        });
        expect(told(found)).toEqual([
          `deal-${outcome} > ${await emailOf(deal.buyerId)}`,
          `deal-${outcome}-seller > ${seller.email}`,
        ]);
        expect(found[0].content.subject).toContain(subject);
      },
    );

    it('[DEAL-37] is told to an offline buyer at the address that was noted, without a link that needs an account', async () => {
      const deal = await aDeal({
        buyerId: null,
        isOffline: true,
        offlineBuyerFirstName: 'Olive',
        offlineBuyerLastName: 'Offline',
        offlineBuyerEmail: 'olive@example.net',
      });
      const [mail] = await drafts('deal.moved', {
        dealId: deal.id,
        propertyId: property.id,
        fromStatusId: Stage.Submitted,
        toStatusId: Stage.InProcess,
        actorId: 1,
      });
      expect([mail.to.email, mail.to.name, bodyOf(mail).includes('/buyer/')]).toEqual([
        'olive@example.net',
        'Olive Offline',
        false,
      ]);
    });

    it('is not told again when terms were submitted or interest was noted', async () => {
      const deal = await aDeal();
      expect(
        await drafts('deal.moved', {
          dealId: deal.id,
          propertyId: property.id,
          fromStatusId: Stage.Interested,
          toStatusId: Stage.Submitted,
          actorId: 1,
        }),
      ).toEqual([]);
    });
  });

  describe('a message', () => {
    const send = async (toUserId: number | null): Promise<number> => {
      const [row] = await source.query<{ id: number }[]>(
        `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id, property_id)
         values ('Visit', 'May we visit?\n.', $1, 2, $2, 3, $3) returning id`,
        [buyer.id, toUserId, property.id],
      );
      return row.id;
    };

    it('[MSG-36] goes to the person it is for', async () => {
      const [mail, ...more] = await drafts('message.sent', { messageId: await send(seller.id) });
      expect([mail.to.email, mail.content.subject, more]).toEqual([seller.email, 'Visit', []]);
      expect(bodyOf(mail)).toContain('> May we visit?\n> .');
      expect(bodyOf(mail)).toContain('https://market.example/notification/3');
    });

    it('[MSG-35] is read in the role it was sent to', async () => {
      const [mail] = await drafts('message.sent', { messageId: await send((await aBuyerAndSeller(source)).id) });
      expect([mail.to.userTypeId, bodyOf(mail)]).toEqual([
        3,
        expect.stringContaining('https://market.example/notification/3'),
      ]);
    });

    it('[MSG-06] is not mailed any more once it is deleted', async () => {
      const messageId = await send(seller.id);
      await source.query('update messages set deleted_at = now() where id = $1', [messageId]);
      expect(await drafts('message.sent', { messageId })).toEqual([]);
    });

    it('[MSG-38] to the office goes to every administrator who may sign in', async () => {
      const gone = await anAdmin(source, { statusId: 3 });
      const emails = (await drafts('message.sent', { messageId: await send(null) })).map(({ to }) => to.email);
      expect(emails).toContain(agent.email);
      expect(emails).not.toContain(gone.email);
      expect(emails).not.toContain(seller.email);
    });
  });

  it('[PAGE-62] an enquiry goes to the office with all its fields', async () => {
    const [row] = await source.query<{ id: number }[]>(
      `insert into enquiries (kind, name, phone, email, message, detail) values ('contact', 'Ann', '303-555-0100', 'ann@example.com', 'Hello', '{"zip": "80202", "company": "Ann LLC", "street": ""}') returning id`,
    );
    const [mail] = await drafts('enquiry.received', { enquiryId: row.id });
    expect([mail.kind, mail.to.email]).toEqual(['enquiry', config.CONTACT_EMAIL]);
    // The database gives the fields in an order of its own.
    expect(bodyOf(mail)).toMatch(/Company: Ann LLC\nZIP code: 80202\n/);
    expect(bodyOf(mail)).toContain(`Open the enquiry:\nhttps://market.example/admin/enquiries/${row.id}\n`);
    expect(bodyOf(mail)).not.toContain('Street');
  });

  it('a record that is gone is told to nobody', async () => {
    const gone = 2_000_000_000;
    const found = await Promise.all([
      drafts('user.registered', { userId: gone }),
      drafts('property.assigned', { propertyId: gone, sellerId: seller.id }),
      drafts('nda.signed', { ndaId: gone, propertyId: gone, userId: gone }),
      drafts('offer.submitted', { dealId: gone, propertyId: gone, version: 1 }),
      drafts('deal.moved', { dealId: gone, propertyId: null, fromStatusId: 6, toStatusId: 1, actorId: null }),
      drafts('message.sent', { messageId: gone }),
      drafts('enquiry.received', { enquiryId: gone }),
    ]);
    expect(found.flat()).toEqual([]);
  });

  it('shows what people typed as text, never as markup', async () => {
    const mark = randomBytes(3).toString('hex');
    const odd = await aSeller(source, {
      firstName: `<img src=x onerror=${mark}>`,
      lastName: '"&\'',
      email: `${randomUUID()}@example.com`,
    });
    const [{ content }] = await drafts('user.approved', { userId: odd.id });
    const html = renderHtml(content, brandOf(config));
    expect(html).toContain(`&lt;img src=x onerror=${mark}&gt; &quot;&amp;&#39;`);
    expect(html).not.toContain(`<img src=x`);
  });

  it('is readable in the dark and without remote content', async () => {
    const [{ content }] = await drafts('user.approved', { userId: seller.id });
    const html = renderHtml(content, brandOf(config));
    expect(html).toMatch(/color-scheme" content="light dark"[\s\S]*prefers-color-scheme: dark/);
    expect(html).not.toMatch(/<img|<script|@import|src=/);
  });
});
