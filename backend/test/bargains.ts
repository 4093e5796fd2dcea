import type { Property } from '../src/domains/properties/editing/property.entity';
import type { User } from '../src/domains/accounts/users/user.entity';
import { aBuyer, aProperty, aSeller } from './builders';
import { aDeal, someTerms } from './deals';
import { aSignedNda } from './ndas';
import type { Answer, TestApp } from './test-app';
import { tokenOf } from './tokens';

const SUBMITTED = 6;

/** An offer of Dana on a property of a seller, with what both sides send about it. */
export interface Bargain {
  deal: number;
  property: Property;
  buyer: User & { token: string };
  seller: User & { token: string };
  counter: (changes?: object) => Promise<Answer>;
  agree: (version: number) => Promise<Answer>;
  withdraw: (body?: object) => Promise<Answer>;
  revise: (price?: number, more?: object) => Promise<Answer>;
  accept: (more?: object) => Promise<Answer>;
  reject: () => Promise<Answer>;
  /** The terms as one of them reads them. */
  terms: (token?: string) => Promise<Answer>;
}

export const COUNTER = { version: 1, price: 4_200_000, earnestMoneyDeposit: 3, diligencePeriodId: 2 };
export const TERMS = {
  LOIName: 'Dana',
  LOICompanyName: 'Dana Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};

export async function aBargain(
  app: TestApp,
  { property: listed, stage = SUBMITTED }: { property?: Property & { sellerId: number }; stage?: number } = {},
): Promise<Bargain> {
  const { source } = app;
  const seller = listed
    ? await source.query<User[]>('select * from users where id = $1', [listed.sellerId]).then(([one]) => one)
    : await aSeller(source);
  const property = listed ?? (await aProperty(source, { sellerId: seller.id }));
  const buyer = await aBuyer(source, { firstName: 'Dana' });
  await aSignedNda(source, property, buyer.id);
  const deal = await aDeal(source, property, buyer.id, stage);
  await someTerms(source, deal.id, buyer.id);
  await source.query('update deals set price = 3900000 where id = $1', [deal.id]);
  const [buyers, sellers] = [await tokenOf(app, buyer.id), await tokenOf(app, seller.id)];
  const own = `/api/v1/me/deals/${deal.id}`;
  return {
    deal: deal.id,
    property,
    buyer: { ...buyer, token: buyers },
    seller: { ...seller, token: sellers },
    counter: (changes = {}) => app.call('POST', `${own}/counters`, { ...COUNTER, ...changes }, sellers),
    agree: (version) => app.call('POST', `${own}/agree`, { version }, buyers),
    withdraw: (body = {}) => app.call('POST', `${own}/withdraw`, body, buyers),
    revise: (price = 4_000_000, more = {}) =>
      app.call(
        'POST',
        '/api/buyer/store/deal',
        { Store: { StoreID: property.id, Price: price }, BuyerStore: { ...TERMS, ...more } },
        buyers,
      ),
    accept: (more = {}) => app.call('POST', '/api/seller/deal/accept', { Id: deal.id, ...more }, sellers),
    reject: () => app.call('POST', '/api/seller/deal/reject', { Id: deal.id }, sellers),
    terms: (token = buyers) => app.call('GET', `${own}/terms`, undefined, token),
  };
}

/** What is stored of the deals on a property: nothing changes it unseen. */
export const storedOf = (app: TestApp, propertyId: number): Promise<object[]> =>
  app.source.query(
    `select d.*, d.xmin::text, p.status_id, (select json_agg(t order by t.id) from offer_terms t where t.deal_id = d.id) terms,
            (select json_agg(h order by h.id) from deal_history h where h.deal_id = d.id) history
     from deals d join properties p on p.id = d.property_id where d.property_id = $1 order by d.id`,
    [propertyId],
  );

/** Lets the moment pass by which the newest terms were to be answered; the trigger lets nobody do so but the owner. */
export async function lapse(app: TestApp, dealId: number, seconds = 1): Promise<void> {
  await app.asOwner(
    `alter table offer_terms disable trigger offer_terms_append_only;
     update offer_terms set created_at = created_at - interval '1 day', answer_by = now() - interval '${seconds} seconds'
     where deal_id = ${dealId} and version = (select max(version) from offer_terms where deal_id = ${dealId});
     alter table offer_terms enable trigger offer_terms_append_only`,
  );
}
