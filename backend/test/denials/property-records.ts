import { People } from './cases';
import { aDeal, idOf, newProperty, signedBy } from '../contract/records';
import { randomUUID } from 'node:crypto';

export const FILTER = 'a filter';

export const unpublished = (people: People): Promise<number> => newProperty(people, { active: false });

export const ofOtherSeller = (people: People): Promise<number> =>
  newProperty(people, { sellerId: people.people.otherSeller });

export const anImage = (people: People, propertyId: number): Promise<number> =>
  idOf(
    people,
    `insert into property_images (property_id, file_name, width, height, color, position) values ($1, $2, 1, 1, '#000000', 1) returning id`,
    [propertyId, `${randomUUID().replaceAll('-', '')}.webp`],
  );

export async function signedAgreement(people: People): Promise<{ StoreID: number; ndaId: number }> {
  return signedBy(people, people.ids.buyer);
}

const OFFER_TERMS = {
  LOIName: 'Nia',
  LOICompanyName: 'Hart',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};

/** An offline offer as an administrator sends it for a deal that is there already. */
export async function offlineOffer(people: People): Promise<{ body: object; dealId: number }> {
  const deal = await aDeal(people, 4);
  return {
    dealId: deal.Id,
    body: {
      Store: { StoreID: deal.StoreId, StoreName: 'P', Price: '3,900,000', StatusID: 1 },
      BuyerStore: OFFER_TERMS,
      IsOffline: true,
      BuyerStoreID: deal.Id,
    },
  };
}
