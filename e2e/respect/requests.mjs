// What the requests of some operations name instead of the examples of the document: records that are there.
import { factorRequests } from './factors.mjs';
import { YESTERDAY } from './records.mjs';

/** The document type of an NDA. */
const NDA = 8;

const CRITERIA = {
  name: 'Texas',
  must: [{ kind: 'states', ids: [44] }],
  nice: [{ kind: 'noi', from: 100000, weight: 3 }],
  exchangeDeadline: null,
  activeUntil: null,
};

const WEBHOOK = { url: 'https://93.184.215.14/hook', events: ['offer.submitted'], state: 'active' };

const AUDIENCE = {
  matches: true,
  favourites: true,
  signers: false,
  signerStateIds: [],
  signerTypeIds: [],
  stateIds: [],
  userIds: [],
};
/** Matches have one order. */
const RANKED = { sort: '["rank","ASC"]' };

const id = (value) => ({ path: { id: value } });

/**
 * By operation, what differs from its examples: `as` (whose token), `path`, `query`, `body` (fields beside those of the
 * example), `form`, `text` (a body as it stands), `headers`.
 * @param records a signed-in maker of records
 */
export async function makeRequests(records) {
  const { ids } = records;
  const file = (name) => `$file('${name}')`;
  const one = (sql) => records.first(sql);
  const all = (table) => one(`select json_agg(id order by id desc) id from ${table}`);
  const shown = await one('select min(id) id from properties where active and status_id = 1');
  const child = await one('select min(id) id from categories where level = 2 and active');
  const parent = await one('select min(primary_category_id) id from categories where level = 2 and active');
  const vendor = await one('select min(id) id from vendors where active');
  const category = (name, active) =>
    one(`insert into categories (name, level, active) values ('${name}', 1, ${active}) returning id`);
  const [member, leaver, newcomer, known] = [
    await records.user(),
    await records.user(),
    await records.newcomer(),
    await records.user(),
  ];
  const leaving = await records.session(leaver.email);
  const [signing, signed, kept, opened] = [
    await records.property(),
    await records.property(),
    await records.property(),
    await records.property(),
  ];
  for (const property of [signing, signed, kept, opened]) {
    await records.documentOf(property, NDA);
  }
  const [signedNda] = [await records.nda(signed), await records.nda(kept)];
  const openedNda = await records.nda(opened);
  const sentTo = await records.webhook();
  const profile = await (
    await records.ask('GET', `/api/buyer/store/profile/${opened}/${openedNda}`, undefined, records.tokens.buyer)
  ).json();
  const market = await (
    await records.ask(
      'POST',
      '/api/buyer/store/accesskey',
      { StoreID: opened, AccessKey: profile.AccessKey },
      records.tokens.buyer,
    )
  ).json();
  const answered = await records.deal(6);
  const [invited, chosen] = [await records.deal(6), await records.deal(6)];
  const [accepted, rejected, moved, changed, sold, adminAccepted, adminRejected, processed] = await dealsAt(
    records,
    [6, 6, 6, 6, 1, 6, 6, 6],
  );
  const received = await records.message(ids.buyer);
  const unsubscribe = await records.unsubscribeToken(ids.buyer);
  const page = { Page: 1, PageLength: 10 };
  const dates = { DateRangeID: 1, StartDate: undefined, EndDate: undefined };
  const person = { Email: known.email, UserTypeID: 2, AgentLocationId: undefined, PositionID: 2, Position: undefined };

  /** The token of somebody whose new address waits. */
  const changing = async () => {
    const user = await records.user();
    await records.emailLink(user.id, 'confirm');
    return (await records.session(user.email)).Token;
  };

  /** The signature of a buyer whose access is in this state, on a property of the seller. */
  const access = async (state) => {
    const property = await records.property();
    return { property, nda: await records.nda(property, ids.buyer, state) };
  };
  const nda = async (state) => id((await access(state)).nda);
  const ofSeller = async () => {
    const { property, nda: ndaId } = await access('pending');
    return { as: 'seller', path: { id: property, ndaId } };
  };

  /** A question of the buyer about a property of the seller. */
  const question = async () => {
    const { property } = await access('open');
    const asked = await records.ask(
      'POST',
      `/api/v1/me/properties/${property}/questions`,
      { text: 'Is the roof new?' },
      records.tokens.buyer,
    );
    return (await asked.json()).id;
  };
  const drafted = async () => {
    const asked = await question();
    await records.ask('POST', `/api/v1/questions/${asked}/answers`, { text: 'Ten years.' });
    return asked;
  };

  /** A deal that has been accepted, with its dates, for a new buyer. */
  const closing = async () => {
    const { Id, BuyerId } = await records.deal(6);
    await records.ask('POST', `/api/v1/deals/${Id}/move`, { statusId: 1 });
    return { deal: Id, buyer: BuyerId };
  };
  const dateOf = (deal) => one(`select min(id) id from deal_dates where deal_id = ${deal} and kind = 'closing'`);
  const task = (side = 'office', more = '') =>
    one(
      `insert into tasks (deal_id, title, side, done_at) select max(id), 'Bind the insurance', '${side}', ${more || 'null'} from deals where buyer_id = ${ids.buyer} returning id`,
    );
  const template = () =>
    one(
      `insert into task_templates (id, key, name, phase, side, after_acceptance) select max(id) + 1, 'key ' || max(id), 'Item ' || max(id), 'title', 'office', 3 from task_templates returning id`,
    );
  const { deal: closingDeal } = await closing();
  // As one that was accepted before deals had dates.
  const { deal: undated } = await closing();
  await records.first(
    `with gone as (delete from tasks where deal_id = ${undated}) delete from deal_dates where deal_id = ${undated} returning id`,
  );
  const { deal: shifted } = await closing();
  await records.ask('PUT', `/api/v1/deals/${shifted}/dates/${await dateOf(shifted)}`, { dueOn: '2030-03-01' });
  const [own] = await dealsAt(records, [1]);
  await records.first(`update deals set buyer_id = ${ids.buyer} where id = ${own.Id} returning id`);
  const calendar = await records.ask('POST', '/api/v1/me/calendar', {}, records.tokens.buyer);
  const { address } = await calendar.json();
  await records.ask('POST', '/api/v1/me/calendar', {}, records.tokens.seller);

  const asked = await records.ask('POST', '/api/v1/me/privacy-requests', { kind: 'export' }, records.tokens.buyer);
  const { id: copy } = await asked.json();
  const link = await records.ask('POST', `/api/v1/me/privacy-requests/${copy}/link`, undefined, records.tokens.buyer);
  const { url } = await link.json();
  /** A deletion that a buyer has asked for, each of another buyer where it is not said whose. */
  const deletion = (userId = null) =>
    records.first(
      `insert into privacy_requests (kind, user_id, deletes_at) select 'delete', u.id, now() + interval '7 days' from users u
       where u.id = $1 or ($1::int is null and u.user_type_id = 2 and u.id <> $2
         and not exists (select from privacy_requests r where r.user_id = u.id)) order by u.id limit 1 returning id`,
      [userId, ids.buyer],
    );

  const visitorLink = async (kind) => ({ as: 'nobody', body: { token: await records.privacyLink(kind) } });
  const confirmed = await records.ask('POST', '/api/v1/privacy-links/confirm', (await visitorLink('export')).body, '');
  const { url: visitorCopy } = await confirmed.json();

  return {
    ...(await factorRequests(records)),
    PrivacyRequestsResource_ask: { as: 'nobody' },
    PrivacyLinks_open: await visitorLink('export'),
    PrivacyLinks_confirm: await visitorLink('delete'),
    PrivacyLinks_takeBack: await visitorLink('waiting'),
    PrivacyLinks_copy: { as: 'nobody', query: { token: visitorCopy.split('token=')[1] } },
    MeResource_askPrivacy: { as: 'seller' },
    MeResource_takeBackPrivacy: { as: 'buyer', ...id(await deletion(ids.buyer)) },
    PrivacyRequestsResource_get: id(await deletion()),
    PrivacyRequestsResource_extend: id(await deletion()),
    PrivacyRequestsResource_decide: id(await deletion()),
    PrivacyRequestsResource_annotate: id(await deletion()),
    MeResource_dataCopyLink: { as: 'buyer', ...id(copy) },
    MeResource_dataCopy: { as: 'nobody', ...id(copy), query: { token: url.split('token=')[1] } },
    DealsResource_dates: id(closingDeal),
    DealsResource_makeDates: id(undated),
    DealsResource_updateDate: { path: { id: closingDeal, dateId: await dateOf(closingDeal) } },
    DealsResource_shiftDates: { ...id(shifted), body: { from: 'closing' } },
    MeResource_dealDates: { as: 'buyer', ...id(own.Id) },
    MeResource_tasks: { as: 'buyer' },
    MeResource_annotateTask: { as: 'buyer', ...id(await task('buyer')) },
    MeResource_tickTask: { as: 'buyer', ...id(await task('buyer')) },
    MeResource_attachToTask: { as: 'buyer', ...id(await task('buyer')), form: { file: file('memo.pdf') } },
    MeResource_calendar: { as: 'seller' },
    MeResource_makeCalendar: { as: 'seller' },
    MeResource_revokeCalendar: { as: 'seller' },
    CalendarResource_read: { as: 'nobody', path: { token: address.split('/').at(-1).replace('.ics', '') } },
    TasksResource_get: id(await task()),
    TasksResource_update: { ...id(await task()), body: { assigneeId: ids.admin, side: 'office' } },
    TasksResource_tick: id(await task()),
    TasksResource_reopen: id(await task('office', 'now()')),
    TasksResource_delete: id(await task()),
    TasksResource_create: {
      body: {
        dealId: own.Id,
        propertyId: undefined,
        userId: undefined,
        enquiryId: undefined,
        assigneeId: ids.admin,
        side: 'office',
      },
    },
    TaskTemplatesResource_create: { body: { beforeClosing: undefined } },
    TaskTemplatesResource_update: { ...id(await template()), body: { name: 'Bind it', beforeClosing: undefined } },
    TaskTemplatesResource_delete: id(await template()),
    Account_askEmailLink: { as: (await records.session((await records.user()).email)).Token },
    Account_sendEmailChange: { as: await changing() },
    Account_withdrawEmailChange: { as: await changing() },
    Account_cancelEmail: {
      as: 'nobody',
      body: { Token: await records.emailLink((await records.user()).id, 'cancel') },
    },
    Account_confirmEmail: {
      as: 'nobody',
      body: { Token: await records.emailLink((await records.user()).id, 'confirm') },
    },
    Account_changePassword: {
      as: (await records.session(member.email)).Token,
      body: { Password: 'Storage-2027', ConfirmPassword: 'Storage-2027' },
    },
    Account_login: { body: { BuyerStore: undefined, UserTypeId: undefined } },
    Account_logout: { as: leaving.Token, ...id(leaving.SessionId) },
    Account_registerUser: {
      body: {
        User: {
          ...records.example('/api/account/register/user').User,
          Email: 'nia.new@example.com',
          Username: 'nia.new@example.com',
          UserTypeID: 2,
        },
        BuyerStore: undefined,
        BuyerStoreNDA: undefined,
      },
    },
    Account_resetPassword: {
      as: 'nobody',
      body: {
        Token: newcomer.PasswordResetToken,
        TemporaryPassword: 'Storage-2026',
        Password: 'Storage-2027',
        ConfirmPassword: 'Storage-2027',
        isForgotPassword: false,
      },
    },
    // Respect sends no body where the example is an empty object.
    Ops_console: { text: '{}' },
    Session_refresh: { text: '{}', headers: { cookie: (await records.session((await records.user()).email)).cookie } },
    Users_create: { body: { Email: 'by.office@example.com', UserTypeID: 2, AgentLocationId: undefined } },
    Users_updateProfile: { as: (await records.session(known.email)).Token, body: { Email: known.email } },
    Users_edit: { body: { ...person, ID: known.id } },
    Users_approve: id((await records.user(2, { statusId: 1 })).id),
    Users_reject: id((await records.user()).id),
    Users_setStatus: { path: { id: (await records.user(2, { statusId: 1 })).id, status: 2 } },
    Journeys_userView: id(ids.seller),
    Properties_ofSeller: { body: { SellerID: ids.seller } },
    Deals_ofBuyer: { body: { BuyerID: answered.BuyerId } },
    Messages_ofUser: { body: { FromUserID: ids.buyer, FromUserTypeID: 2 } },
    Messages_send: { body: { ToUserID: ids.buyer, ToUserTypeID: 2, StoreID: undefined } },
    Messages_compose: { as: 'buyer', body: { FromUserTypeID: 2, StoreID: undefined } },
    Messages_reply: { as: 'buyer', body: { ID: received, ParentMessageID: received } },
    Messages_markRead: { as: 'buyer', ...id(received) },
    Messages_thread: { as: 'buyer', ...id(received) },
    Messages_boxes: { as: 'buyer', ...id(2) },
    Messages_unreadCount: { as: 'buyer', ...id(2) },
    Messages_read: { as: 'buyer', body: { UserType: 2, ...page } },
    Messages_unread: { as: 'buyer', body: { UserType: 2, ...page } },
    Messages_delete: id(await records.message()),

    Categories_save: { body: { ID: undefined, Name: 'Roofing of steel', PrimaryCategoryID: undefined, Level: 1 } },
    Categories_ofLevel: { body: { VendorID: undefined } },
    Categories_deactivate: id(await category('Unused', true)),
    Categories_restore: id(await category('Put aside', false)),
    Categories_names: id(0),
    Categories_family: id(parent),
    Vendors_save: { body: { VendorID: undefined, Logo: undefined, VendorCategoryIDs: String(child) } },
    Vendors_deactivate: id(vendor),
    Vendors_restore: id(await one('select min(id) id from vendors where not active')),
    Vendors_setCategories: { body: { VendorID: vendor, CategoryIds: String(child) } },
    Vendors_directory: { body: { CategoryID: child } },
    Vendors_uploadLogo: { form: { file: file('picture.png') } },
    Team_member: id(await one('select min(id) id from team_members')),
    TeamResource_uploadPortrait: { form: { file: file('picture.png') } },
    TeamResource_order: { body: { ids: await all('team_members') } },
    TeamResource_create: { body: { imageName: undefined } },
    TeamResource_update: { body: { imageName: undefined } },
    VendorsResource_create: { body: { logo: undefined, categoryIds: [child] } },
    VendorsResource_update: { body: { logo: undefined, categoryIds: [child] } },
    CategoriesResource_create: { body: { name: 'Gates of steel', primaryCategoryId: undefined } },
    CategoriesResource_update: { body: { name: 'Gates of wood', primaryCategoryId: undefined } },

    Properties_save: {
      body: { StoreID: undefined, AlternatePriceOptionID: undefined, AlternatePriceOptionDate: undefined, StatusID: 1 },
    },
    Properties_detail: id(shown),
    Properties_unpublish: id(await records.property()),
    Properties_publish: id(await publishable(records)),
    Properties_delete: id(await records.property({ active: false })),
    Properties_describe: { body: { StoreID: shown } },
    Properties_setVideo: { body: { StoreID: shown } },
    Properties_setRadius: { body: { StoreID: shown } },
    Properties_setAgents: {
      body: {
        StoreId: shown,
        AgentIds: String(await one('select min(id) id from users where agent_location_id is not null')),
      },
    },
    Properties_assignSeller: { body: { SellerId: ids.seller, StoreIDs: String(await records.property()) } },
    Properties_sellers: { body: { StoreId: undefined } },
    Images_list: id(shown),
    Images_delete: await imageToDelete(records),
    Images_upload: { form: { file: file('picture.png'), StoreID: shown, DocumentTypeID: 1 } },
    ImagesResource_create: { form: { file: file('picture.png'), propertyId: await records.property() } },
    PropertiesResource_create: {
      body: {
        sellerId: ids.seller,
        brokerIds: [],
        alternatePriceOptionId: undefined,
        alternatePriceOptionDate: undefined,
        statusId: 1,
      },
    },
    PropertiesResource_update: {
      body: {
        sellerId: ids.seller,
        brokerIds: [],
        alternatePriceOptionId: undefined,
        alternatePriceOptionDate: undefined,
        statusId: 1,
        active: false,
      },
    },
    PropertiesResource_batch: { body: { items: [{ operation: 'delete', id: await records.property() }] } },
    PropertiesResource_orderImages: await imagesToOrder(records),
    Documents_list: id(shown),
    Documents_link: { as: 'admin', path: { documentId: await one('select min(id) id from documents') } },
    Documents_nda: { as: 'buyer', path: { storeId: signing } },
    Documents_delete: id(await records.documentOf(await records.property())),
    Documents_upload: { form: { file: file('memo.pdf'), StoreID: await records.property(), DocumentTypeID: 1 } },
    DocumentsResource_update: {
      ...id(await records.documentOf(await records.property())),
      body: { documentTypeId: 2, tier: 2 },
    },
    DocumentsResource_addVersion: {
      ...id(await records.documentOf(await records.property())),
      form: { file: file('memo-2.pdf') },
    },
    DocumentsResource_withdraw: id(await records.documentOf(await records.property())),
    DocumentsResource_publish: { body: { ids: [await records.documentOf(await records.property())] } },
    WatermarksResource_get: { path: { code: await records.watermark() } },
    DocumentsResource_create: {
      form: { file: file('memo.pdf'), propertyId: await records.property(), documentTypeId: 2 },
    },

    Deals_add: { body: { ID: undefined, BuyerID: answered.BuyerId, StoreID: shown } },
    Deals_change: { ...id(changed.Id), body: { StoreId: changed.StoreId, BuyerId: changed.BuyerId } },
    Deals_accept: { body: adminAccepted },
    Deals_reject: { body: adminRejected },
    Deals_process: { body: processed },
    Deals_sold: { body: sold },
    Deals_report: id(answered.Id),
    Deals_reportPdf: id(answered.Id),
    Deals_ofProperty: { body: { StoreID: answered.StoreId } },
    DealsResource_create: { body: { buyerId: answered.BuyerId, propertyId: shown } },
    DealsResource_get: id(answered.Id),
    DealsResource_letter: { path: { id: answered.Id, version: 1 } },
    MeResource_letter: { as: 'seller', path: { id: answered.Id, version: 1 } },
    MeResource_sendFundsProof: {
      as: 'buyer',
      form: { file: file('memo.pdf'), kind: 'escrow', amount: 5_000_000, asOf: YESTERDAY },
    },
    MeResource_shareFundsProof: { as: 'buyer', ...id(await records.fundsProof()) },
    MeResource_deleteFundsProof: { as: 'buyer', ...id(await records.fundsProof()) },
    FundsProofsResource_get: id(await records.fundsProof()),
    FundsProofsResource_approve: id(await records.fundsProof()),
    FundsProofsResource_decline: id(await records.fundsProof()),
    FundsProofsResource_file: id(await records.fundsProof()),
    DealsResource_update: {
      ...id(changed.Id),
      body: { buyerId: changed.BuyerId, propertyId: changed.StoreId, ownerId: ids.admin },
    },
    DealsResource_move: { ...id(moved.Id), body: { statusId: 3 } },
    DealsResource_askRevision: id(answered.Id),
    PropertiesResource_compareOffers: id(answered.StoreId),
    PropertiesResource_rounds: id(answered.StoreId),
    PropertiesResource_openRound: { ...id((await records.deal(6)).StoreId), body: { kind: 'call' } },
    RoundsResource_update: { ...id(await records.round(await records.deal(6))), body: { sealed: true } },
    RoundsResource_extend: id(await records.round(await records.deal(6))),
    RoundsResource_unseal: id(await records.round(await records.deal(6))),
    RoundsResource_invite: {
      ...id(await records.round(invited)),
      body: { dealIds: [invited.Id] },
    },
    RoundsResource_close: {
      ...id(
        await records.first(`update offer_rounds set sealed = false where id = $1 returning id`, [
          await records.round(chosen),
        ]),
      ),
      body: { winners: [], letterFor: [], lowerAccess: [{ dealId: chosen.Id, tier: 1 }] },
    },
    DealsResource_counter: { ...id((await records.deal(6)).Id), body: { answerBy: undefined } },
    DealsResource_agree: { ...id((await records.offlineCounter()).Id), body: { version: 2 } },
    MeResource_terms: { as: 'buyer', ...id((await records.counter()).Id) },
    MeResource_compareOffers: { as: 'seller', ...id(answered.StoreId) },
    MeResource_listingOpens: { as: 'seller', ...id(answered.StoreId) },
    MeResource_listingReaders: { as: 'seller', ...id(answered.StoreId) },
    MeResource_listingQuestions: { as: 'seller' },
    MeResource_counter: { as: 'seller', ...id((await records.deal(6)).Id), body: { answerBy: undefined } },
    MeResource_agree: { as: 'buyer', ...id((await records.counter()).Id), body: { version: 2 } },
    MeResource_withdraw: { as: 'buyer', ...id((await records.counter()).Id), body: { version: undefined } },
    OffersResource_create: { body: { propertyId: shown, answerBy: undefined } },
    OffersResource_get: id(await one('select min(id) id from offer_terms')),
    Offers_accept: { body: accepted },
    Offers_reject: { body: rejected },
    Offers_submit: {
      as: 'buyer',
      body: {
        Store: { StoreID: kept, StoreName: 'Platte River Storage', Price: 3_900_000, StatusID: 1 },
        BuyerStoreID: undefined,
        IsOffline: undefined,
        BuyerStore: {
          LOIName: 'Nia Hart',
          LOICompanyName: 'Hart Storage',
          SourceOfFinancing: 'Bank loan',
          EarnestMoneyDeposit: 2,
          DiligencePeriodID: 2,
        },
      },
    },
    Journeys_signNda: {
      as: 'buyer',
      body: {
        ID: undefined,
        StoreID: signing,
        DocumentSha256: undefined,
        EmailCode: undefined,
        CeremonyID: undefined,
      },
    },
    NdasResource_spreadsheet: { as: 'admin' },
    NdasResource_approve: await nda('pending'),
    NdasResource_decline: await nda('pending'),
    NdasResource_revoke: await nda('open'),
    NdasResource_restore: await nda('revoked'),
    NdasResource_access: await nda('open'),
    NdasResource_changeAccess: await nda('open'),
    NdasResource_approveAll: { body: { ids: [(await access('pending')).nda] } },
    NdasResource_recordOutside: {
      form: {
        file: file('memo.pdf'),
        userId: (await records.user()).id,
        propertyId: await records.property(),
        signedOn: '2026-01-05',
      },
    },
    MeResource_listingNdas: { as: 'seller', path: { id: (await access('pending')).property } },
    MeResource_approveNda: await ofSeller(),
    MeResource_declineNda: await ofSeller(),
    MeResource_documentsArchive: { as: 'buyer', ...id(kept), query: {} },
    MeResource_askArchive: { as: 'buyer', ...id(kept), body: { mailed: await records.mailedArchive(kept) } },
    MeResource_questions: { as: 'buyer', ...id(kept) },
    MeResource_ask: { as: 'buyer', ...id(kept), body: { documentId: undefined, page: undefined } },
    MeResource_questionsPdf: { as: 'buyer', ...id(kept) },
    MeResource_questionsSpreadsheet: { as: 'buyer', ...id(kept) },
    MeResource_draftAnswer: { as: 'seller', ...id(await question()) },
    QuestionsResource_get: id(await question()),
    QuestionsResource_draft: id(await question()),
    QuestionsResource_decline: id(await question()),
    QuestionsResource_publish: { ...id(await drafted()), body: { version: 1 } },
    PropertiesResource_accesses: id(shown),
    PropertiesResource_demand: id(shown),
    PropertiesResource_matchingBuyers: { ...id(shown), query: RANKED },
    NdasResource_agreement: {
      as: 'admin',
      path: { id: await one('select min(id) id from ndas where agreement_id is not null') },
    },
    Journeys_signedProfile: { path: { id: signed, ndaId: signedNda } },
    Journeys_profile: id(shown),
    Journeys_storeBuyers: id(answered.StoreId),
    Market_open: { body: { StoreID: opened, AccessKey: profile.AccessKey } },
    Market_openAsAdmin: { body: { StoreID: opened } },
    Market_analysis: { as: 'buyer', path: { token: market.Token } },
    Pipeline_setProbability: id(6),
    Analytics_searches: { body: dates },
    Analytics_sessions: { body: dates },
    Analytics_mostViewed: { body: dates },
    Analytics_propertyReport: { body: { ...dates, PropertyID: undefined } },
    Analytics_downloadPropertyReport: { body: { ...dates, PropertyID: undefined } },

    Audit_get: id(await one('select min(id) id from audit_log')),
    MeResource_listingActivity: { as: 'seller', path: { id: await records.reported() }, query: { range: 1 } },
    MeResource_listingReports: {
      as: 'seller',
      path: { id: await records.reported() },
      query: { sort: '["week","ASC"]' },
    },
    MeResource_listingReport: { as: 'seller', path: { id: await records.reported(), monday: records.week } },
    MeResource_listingReportPdf: { as: 'seller', path: { id: await records.reported(), monday: records.week } },
    PropertiesResource_weekReport: { path: { id: await records.reported(), monday: records.week } },
    PropertiesResource_describeWeek: { path: { id: shown, monday: records.thisWeek } },
    MeResource_favourites: { as: 'buyer' },
    MeResource_favouriteIds: { as: 'buyer' },
    MeResource_keepFavourite: { as: 'buyer', path: { propertyId: shown } },
    MeResource_removeFavourite: { as: 'buyer', path: { propertyId: await records.favourite() } },
    MeResource_savedSearches: { as: 'buyer' },
    MeResource_savedSearch: { as: 'buyer', ...id(await records.savedSearch()) },
    MeResource_savedSearchMatches: { as: 'buyer', ...id(await records.savedSearch()) },
    MeResource_saveSearch: { as: 'buyer' },
    MeResource_replaceSavedSearch: { as: 'buyer', ...id(await records.savedSearch()) },
    MeResource_removeSavedSearch: { as: 'buyer', ...id(await records.savedSearch()) },
    SavedSearches_stop: { as: 'nobody', body: { token: await records.stopToken() } },
    UsersResource_savedSearches: id(records.ids.buyer),
    MeResource_criteria: { as: 'buyer' },
    MeResource_criterion: { as: 'buyer', ...id(await records.criteria()) },
    MeResource_addCriteria: { as: 'buyer', body: CRITERIA },
    MeResource_replaceCriteria: { as: 'buyer', ...id(await records.criteria()), body: CRITERIA },
    MeResource_removeCriteria: { as: 'buyer', ...id(await records.criteria()) },
    CriteriaResource_get: id(await records.criteria()),
    CriteriaResource_create: { body: { ...CRITERIA, userId: records.ids.buyer } },
    CriteriaResource_update: { ...id(await records.criteria()), body: CRITERIA },
    CriteriaResource_delete: id(await records.criteria()),
    UsersResource_matchingProperties: { ...id(records.ids.buyer), query: RANKED },
    Listings_ask: { as: 'nobody', ...id(shown) },
    EnquiriesResource_get: id(await one('select min(id) id from enquiries')),
    EnquiriesResource_update: id(await one('select min(id) id from enquiries')),
    EnquiriesResource_assign: { ...id(await one('select min(id) id from enquiries')), body: { ownerId: null } },
    EnquiriesResource_reply: id(await one('select min(id) id from enquiries')),
    CampaignsResource_create: { body: { propertyIds: [opened], audience: AUDIENCE } },
    CampaignsResource_get: id(await records.campaign()),
    CampaignsResource_update: { ...id(await records.campaign()), body: { propertyIds: [opened], audience: AUDIENCE } },
    CampaignsResource_delete: id(await records.campaign()),
    CampaignsResource_audience: id(await records.campaign()),
    CampaignsResource_test: id(await records.campaign()),
    CampaignsResource_schedule: { ...id(await records.campaign()), body: {} },
    CampaignsResource_stop: id(await records.campaign('sending')),
    CampaignsResource_preview: id(await records.campaign()),
    CampaignsResource_report: id(await records.campaign()),
    ImportsResource_create: { form: { file: file('vendors.csv'), kind: 'vendors' } },
    ImportsResource_get: id(await records.import()),
    ImportsResource_map: { ...id(await records.import()), body: { columns: ['companyName'] } },
    ImportsResource_rows: id(await records.import()),
    ImportsResource_report: id(await records.import()),
    ImportsResource_commit: { ...id(await records.import()), body: { rows: 'right' } },
    ImportsResource_undo: id(await records.import('done')),
    ImportsResource_delete: id(await records.import()),
    WebhooksResource_create: { body: WEBHOOK },
    WebhooksResource_get: id(await records.webhook()),
    WebhooksResource_update: { ...id(await records.webhook()), body: WEBHOOK },
    WebhooksResource_delete: id(await records.webhook()),
    WebhooksResource_test: id(await records.webhook()),
    WebhooksResource_rotate: id(await records.webhook()),
    WebhooksResource_deliveries: id(await records.webhook()),
    WebhooksResource_resendDelivery: { path: { id: sentTo, deliveryId: await records.webhookDelivery(sentTo) } },
    WebhooksResource_resend: { ...id(await records.webhook()), body: { since: new Date().toISOString() } },
    CampaignLinks_follow: { path: { token: await records.campaignLink(ids.buyer, opened) } },
    PropertiesResource_campaignAudience: id(opened),
    NotesResource_create: { body: { subjectType: 'property', subjectId: opened, at: undefined } },
    NotesResource_get: id(await records.note()),
    NotesResource_update: { ...id(await records.note()), body: { at: undefined } },
    NotesResource_delete: id(await records.note()),
    LookupsResource_order: { path: { list: 'store-types' }, body: { ids: await all('store_types') } },
    Events_get: id(await one('select min(id) id from events')),
    Mails_get: id(await records.mail()),
    Mails_retry: id(await records.mail()),
    Unsubscribe_get: { path: { token: unsubscribe } },
    Unsubscribe_stop: { path: { token: unsubscribe } },
    MessagesResource_get: id(await records.message()),
    MessagesResource_update: id(await records.message()),
    MessagesResource_delete: id(await records.message()),
    MessagesResource_create: {
      body: { toUserId: ids.buyer, toUserTypeId: 2, parentMessageId: undefined, propertyId: undefined },
    },
    UsersResource_create: {
      body: { email: 'by.resource@example.com', roles: [2], agentLocationId: undefined, position: undefined },
    },
    UsersResource_update: {
      body: { email: 'by.resource@example.com', roles: [2], agentLocationId: undefined, position: undefined },
    },
    UsersResource_undo: { ...id(await records.approved()), body: { statusId: 2 } },
    StoredDocuments_download: {
      as: 'admin',
      path: { fileName: await one('select file_name id from documents order by documents.id limit 1') },
      query: {},
    },
    StoredImages_property: {
      path: { fileName: await one('select min(file_name) id from property_images where width > 1') },
    },
    StoredImages_team: { path: { fileName: await one('select min(image_name) id from team_members') } },
    StoredImages_vendor: { path: { fileName: await one('select min(logo) id from vendors') } },
  };
}

async function dealsAt(records, stages) {
  const deals = [];
  for (const stage of stages) {
    deals.push(await records.deal(stage));
  }
  return deals;
}

async function publishable(records) {
  const property = await records.property({ active: false });
  await records.documentOf(property);
  return property;
}

async function imageToDelete(records) {
  const storeid = await records.property();
  return { path: { imageid: await records.image(storeid), storeid } };
}

async function imagesToOrder(records) {
  const property = await records.property();
  const images = [await records.image(property), await records.image(property)];
  return { path: { id: property }, body: { ids: images.reverse() } };
}
