import type { AccessState } from '@stowbridge/contract/access';
import type { DataSource } from 'typeorm';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../test/builders';
import { aCampaign } from '../../test/campaigns';
import { aDeal, someTerms } from '../../test/deals';
import { aSignedNda, openAccess } from '../../test/ndas';
import { aReport } from '../../test/reports';
import { openTestDatabase } from '../../test/test-database';
import { testConfig } from '../../test/test-worker';
import type { User } from '../domains/accounts/users/user.entity';
import { renderHtml, renderText } from './layout';
import { brandOf, contextOf } from './mail-context';
import type { MailDraft, SampleIds } from './mail-definition';
import { MAILS } from './mails';

const config = testConfig({ DATABASE_URL: 'postgres://unused' });
const NAME = 'Wolverine Vaults';
const TEASER = 'Front Range Portfolio';

describe('the mails about a confidential listing', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  let [buyer, seller, agent]: User[] = [];
  let ids: SampleIds;

  beforeAll(async () => {
    ({ source, close } = await openTestDatabase());
    [buyer, seller, agent] = [await aBuyer(source), await aSeller(source), await anAdmin(source)];
    const aListing = async (state: AccessState): Promise<number> => {
      const { id } = await aProperty(source, {
        name: NAME,
        address1: '7391 Quillfeather Road',
        confidential: true,
        teaserName: TEASER,
        sellerId: seller.id,
        sellerDecides: true,
      });
      await source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [id, agent.id]);
      await openAccess(source, id, buyer.id, state);
      await source.query(`update nda_access set expires_at = now() + interval '2 days' where property_id = $1`, [id]);
      return id;
    };
    const propertyId = await aListing('open');
    await aDocument(source, propertyId, 1);
    // Signed, and offered on, before it became confidential: both records keep the true name.
    await aSignedNda(source, { id: propertyId, name: NAME }, buyer.id);
    const deal = await aDeal(source, { id: propertyId, name: NAME }, buyer.id, 6);
    await source.query('update deals set deal_name = $2 where id = $1', [deal.id, NAME]);
    await someTerms(source, deal.id, buyer.id, new Date(Date.now() + 72_000_000));
    const idOf = async (text: string, values: unknown[]): Promise<number> =>
      (await source.query<{ id: number }[]>(`${text} returning id`, values))[0].id;
    const [{ ndaId }] = await source.query<{ ndaId: number }[]>('select max(id) "ndaId" from ndas');
    await source.query(
      `insert into nda_certificates (nda_id, file_name, sha256, bytes, code) values ($1, 'x.pdf', $2, 3, '23456789AB')`,
      [ndaId, 'b'.repeat(64)],
    );
    const aQuestion = (state: string, askerId: number): Promise<number> =>
      idOf(
        `insert into questions (property_id, property_name, asker_id, text, state, due_at) values ($1, $2, $3, 'How old is the roof?', $4, now())`,
        [propertyId, NAME, askerId, state],
      );
    const answeredQuestionId = await aQuestion('answered', buyer.id);
    await source.query(
      `insert into answers (question_id, version, text, author_id, state, published_to, published_question)
       select id, 1, 'New.', $2, 'published', 'all', 'How old is the roof?' from unnest($1::int[]) id`,
      [[answeredQuestionId, await aQuestion('answered', agent.id)], agent.id],
    );
    await source.query(
      `insert into tasks (property_id, title, due_on, assignee_id) values ($1, 'Bind the insurance', now()::date, $2)`,
      [propertyId, buyer.id],
    );
    const roundId = await idOf(
      `insert into offer_rounds (property_id, number, kind, due_at, timed) values ($1, 1, 'best-and-final', now() + interval '1 day', true)`,
      [propertyId],
    );
    await source.query('insert into round_invitations (round_id, deal_id) values ($1, $2)', [roundId, deal.id]);
    const savedSearchId = await idOf(
      `insert into saved_searches (user_id, name, address, frequency) values ($1, 'Everything', '/property/search/', 'daily')`,
      [buyer.id],
    );
    const listingDigestId = await idOf(
      `insert into digest_runs (user_id, kind, day) values ($1, 'daily', now()::date)`,
      [buyer.id],
    );
    await source.query(
      `insert into search_hits (saved_search_id, property_id, reason, waits, digest_id) values ($1, $2, 'new', false, $3)`,
      [savedSearchId, propertyId, listingDigestId],
    );
    await source.query(
      `insert into seller_reports (property_id, week, figures, made_at) values ($1, '2026-11-16', $2, now())`,
      [propertyId, aReport({ views: 3 })],
    );
    const campaignId = await aCampaign(source, { madeById: buyer.id, propertyId }, { state: 'sending' });
    await source.query(`insert into campaign_mails (campaign_id, user_id, source) values ($1, $2, 'favourites')`, [
      campaignId,
      buyer.id,
    ]);
    ids = {
      campaignId,
      stoppedCampaignId: campaignId,
      listingDigestId,
      reportDigestId: await idOf(`insert into report_digests (user_id, week) values ($1, '2026-11-16')`, [seller.id]),
      roundId,
      questionId: await aQuestion('open', buyer.id),
      answeredQuestionId,
      digestId: await idOf(
        `insert into question_digests (user_id, day) values ($1, (now() at time zone 'America/Denver')::date)`,
        [buyer.id],
      ),
      privacyRequestId: 0,
      visitorRequestId: 0,
      deletionId: 0,
      deletedId: 0,
      refusedId: 0,
      taskDigestId: await idOf('insert into task_digests (user_id, day) values ($1, now()::date)', [buyer.id]),
      criteriaId: 0,
      fundsProofId: await idOf(
        `insert into funds_proofs (user_id, kind, amount, file_name, actual_file_name, content_type, bytes, as_of, expires_at)
         values ($1, 'escrow', 5000000, 'confidential-mails.pdf', 'Escrow.pdf', 'application/pdf', 3, current_date, now())`,
        [buyer.id],
      ),
      userId: buyer.id,
      newUserId: buyer.id,
      sellerId: seller.id,
      agentId: agent.id,
      propertyId,
      waitingPropertyId: await aListing('pending'),
      declinedPropertyId: await aListing('declined'),
      ndaId,
      dealId: deal.id,
      messageId: await idOf(
        `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id, property_id) values ('News', 'Hello', $1, 1, $2, 2, $3)`,
        [agent.id, buyer.id, propertyId],
      ),
      keyId: 0,
      webhookId: 0,
      changeId: 0,
      officeChangeId: 0,
      linkProofId: 0,
      codeProofId: 0,
      enquiryId: 0,
      replyId: 0,
    };
  });
  afterAll(() => close());

  const everything = ({ content, notification }: MailDraft): string =>
    [
      renderText(content, brandOf(config)),
      renderHtml(content, brandOf(config)),
      JSON.stringify([content, notification]),
    ]
      .join('\n')
      .replaceAll(/[-_]/g, ' ');

  it('[BEYA-129] name the teaser to buyers, whatever is open to them, and the true name to the office and the seller', async () => {
    const told = new Map<string, string[]>();
    for (const mail of Object.values(MAILS).flat()) {
      for (const draft of await mail.drafts(mail.sample(ids) as never, contextOf(source.manager, config))) {
        const text = everything(draft);
        expect([draft.kind, text.includes('Quillfeather')]).toEqual([draft.kind, false]);
        const names = [NAME, TEASER].filter((name) => text.includes(name));
        if (draft.to.email === buyer.email || draft.to.userId === null) {
          expect([draft.kind, names.includes(NAME)]).toEqual([draft.kind, false]);
        }
        told.set(draft.kind, names);
      }
    }
    const naming = (name: string) => [...told].filter(([, names]) => names.includes(name)).map(([kind]) => kind);
    expect(naming(TEASER)).toEqual(
      expect.arrayContaining([
        'access-declined',
        'access-ends',
        'access-granted',
        'deal-accepted',
        'documents-added',
        'documents-archive',
        'message',
        'nda-certified',
        'nda-copy',
        'nda-signed',
        'offer-countered',
        'offer-receipt',
        'question-answered',
        'questions-published',
        'tasks-due',
        'round-invitation',
        'round-closed',
      ]),
    );
    expect(naming(NAME).sort()).toEqual([
      'access-requested',
      'access-requested-seller',
      'answer-due',
      'deal-accepted-seller',
      'deal-fell-through-seller',
      'deal-in-process-seller',
      'deal-interest-in-process-seller',
      'deal-interest-withdrawn-seller',
      'deal-rejected-seller',
      'deal-sold-seller',
      'deal-withdrawn-seller',
      'nda-certified-office',
      'nda-certified-seller',
      'nda-signed-office',
      'offer-agreed',
      'offer-received',
      'offer-received-office',
      'offer-withdrawn',
      'property-assigned',
      'question-asked',
      'seller-report',
    ]);
  });
});
