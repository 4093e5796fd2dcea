import { randomUUID } from 'node:crypto';
import { aBuyer, aDocument } from '../../builders';
import { openAccess } from '../../ndas';
import type { Make } from '../contract';
import {
  PAGE,
  STORE,
  idOf,
  aDeal,
  signedBy,
  picture,
  PDF,
  newProperty,
  firstSeeded,
  ofDeal,
  nothing,
} from '../records';
import { field, file } from '../../uploads';

/** Requests of the calls about properties, documents, deals and offers, as a screen would send them. */
export const PROPERTY_REQUESTS: Record<string, Make> = {
  '[CALL-034]': () => ({ body: { StoreName: '', City: '', ShowUnPublished: false, ...PAGE } }),
  '[CALL-035]': () => ({ body: { StoreName: '', City: '', ShowUnPublished: false, ...PAGE } }),
  '[CALL-036]': async (contract) => ({ path: [await firstSeeded(contract)] }),
  '[CALL-037]': () => ({ body: STORE }),
  '[CALL-038]': async (contract) => ({ path: [await newProperty(contract)] }),
  '[CALL-039]': async (contract) => {
    const id = await newProperty(contract, { active: false });
    await aDocument(contract.source, id);
    return { path: [id] };
  },
  '[CALL-040]': async (contract) => ({ path: [await newProperty(contract, { active: false })] }),
  '[CALL-041]': async (contract) => ({ body: { StoreID: await newProperty(contract), Description: '<p>Text</p>' } }),
  '[CALL-042]': async (contract) => ({
    body: { StoreID: await newProperty(contract), VideoCode: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  }),
  '[CALL-043]': async (contract) => ({ body: { StoreID: await newProperty(contract), MVPRadius: 5 } }),
  '[CALL-044]': async (contract) => ({
    body: { SellerId: contract.ids.seller, StoreIDs: String(await newProperty(contract)), IsAssignSeller: true },
  }),
  '[CALL-045]': () => ({
    body: { CompanyName: '', City: '', State: '', SortBy: 'FirstName', SortOrder: 'ASC', ...PAGE },
  }),
  '[CALL-046]': nothing,
  '[CALL-047]': async (contract) => ({ body: { StoreId: await newProperty(contract), AgentIds: '' } }),
  '[CALL-048]': async (contract) => ({ body: { StoreID: await firstSeeded(contract) } }),
  '[CALL-049]': async (contract) => ({ path: [await firstSeeded(contract)] }),
  '[CALL-050]': async (contract) => {
    const propertyId = await newProperty(contract);
    const id = await idOf(
      contract,
      `insert into property_images (property_id, file_name, width, height, color, position) values ($1, $2, 1, 1, '#000000', 1) returning id`,
      [propertyId, `${randomUUID().replaceAll('-', '')}.webp`],
    );
    return { path: [id, propertyId] };
  },
  '[CALL-051]': async (contract) => ({
    parts: [
      file(await picture(), 'front.png'),
      field('StoreID', await newProperty(contract)),
      field('DocumentTypeID', 1),
    ],
  }),
  '[CALL-052]': async (contract) => ({ path: [await firstSeeded(contract)] }),
  '[CALL-053]': async (contract) => ({ path: [(await aDocument(contract.source, await newProperty(contract), 1)).id] }),
  '[CALL-054]': async (contract) => ({
    parts: [file(PDF, 'memo.pdf'), field('StoreID', await newProperty(contract)), field('DocumentTypeID', 1)],
  }),
  '[CALL-055]': async (contract) => ({
    body: {
      BuyerID: (await aBuyer(contract.source)).id,
      StoreID: await newProperty(contract),
      DealName: 'By phone',
      Price: '3900000',
      Description: '',
    },
  }),
  '[CALL-056]': async (contract) => {
    const deal = await aDeal(contract, 6);
    return { path: [deal.Id], body: { ...deal, Price: 3_800_000 } };
  },
  '[CALL-057]': ofDeal(6, 1),
  '[CALL-058]': ofDeal(6, 2),
  '[CALL-059]': ofDeal(1, 5),
  '[CALL-060]': ofDeal(6, 3),
  '[CALL-061]': () => ({ body: { DealName: '', PropertyName: '', BuyerName: '', BuyerEmail: '', ...PAGE } }),
  '[CALL-062]': () => ({ body: { DealName: '', PropertyName: '', BuyerName: '', BuyerEmail: '' } }),
  '[CALL-063]': async (contract) => ({ body: { StoreID: (await aDeal(contract, 6)).StoreId, ...PAGE } }),
  '[CALL-064]': async (contract) => ({ path: [(await aDeal(contract, 6)).Id] }),
  '[CALL-065]': async (contract) => {
    const { StoreID } = await signedBy(contract, contract.ids.buyer);
    const terms = {
      LOIName: 'Nia Hart',
      LOICompanyName: 'Hart',
      SourceOfFinancing: 'Cash',
      EarnestMoneyDeposit: '2.5',
      DiligencePeriodID: 2,
    };
    return {
      role: 'buyer',
      body: { Store: { StoreID, StoreName: 'P', Price: '3,900,000', StatusID: 1 }, BuyerStore: terms },
    };
  },
  '[CALL-066]': async (contract) => {
    const StoreID = await newProperty(contract);
    await aDocument(contract.source, StoreID);
    const nda = {
      NDAName: 'Nia',
      NDALastName: 'Hart',
      NDAEmail: 'nia@example.com',
      NDAAddress: '1 Elm St',
      NDACity: 'Denver',
      NDAStateID: 6,
      NDAZipCode: '80202',
      NDAPhone: '303-555-0199',
      NDAEntity: 'Hart',
    };
    return { role: 'buyer', body: { StoreID, DealName: 'P', ...nda } };
  },
  '[CALL-067]': async (contract) => {
    const { StoreID, ndaId } = await signedBy(contract, contract.ids.buyer);
    const profile = await contract.app.call(
      'GET',
      `/api/buyer/store/profile/${StoreID}/${ndaId}`,
      undefined,
      contract.tokens.buyer,
    );
    return { role: 'buyer', body: { StoreID, AccessKey: profile.json<{ AccessKey: string }>().AccessKey } };
  },
  '[CALL-068]': async (contract) => {
    const { StoreID } = await signedBy(contract, contract.ids.buyer);
    await contract.source.query(
      `insert into deals (deal_name, property_id, property_name, buyer_id, deal_status_id, status_at) values ('D', $1, 'P', $2, 4, now())`,
      [StoreID, contract.ids.buyer],
    );
    return { role: 'buyer' };
  },
  '[CALL-069]': async (contract) => {
    const propertyId = await firstSeeded(contract);
    const ndaId = await idOf(
      contract,
      `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, document_sha256, consent_text, signed_at)
       values ($1, 'P', $2, 'R', 'B', 'r@b.co', '1 St', 'Denver', 6, '80202', '303-555-0100', 'x', 'I agree', now()) returning id`,
      [propertyId, contract.ids.buyer],
    );
    await openAccess(contract.source, propertyId, contract.ids.buyer);
    // Only of somebody who bought it every part of the answer is there, the seller's contact too.
    await contract.source.query(
      `insert into deals (deal_name, property_id, property_name, buyer_id, deal_status_id, status_at) values ('D', $1, 'P', $2, 5, now())`,
      [propertyId, contract.ids.buyer],
    );
    return { role: 'buyer', path: [propertyId, ndaId] };
  },
  '[CALL-070]': async (contract) => {
    await aDeal(contract, 6);
    return { role: 'seller' };
  },
  '[CALL-071]': async (contract) => {
    const { StoreId } = await aDeal(contract, 6);
    await aDocument(contract.source, StoreId, 1);
    return { role: 'seller', path: [StoreId] };
  },
  '[CALL-072]': async (contract) => ({ role: 'seller', body: await aDeal(contract, 6) }),
  '[CALL-073]': async (contract) => ({ role: 'seller', body: await aDeal(contract, 6) }),
  '[CALL-098]': () => ({
    role: 'anonymous',
    body: { Keyword: '', IsShowFull: true, SortBy: 0, SortOrder: 'ASC', ...PAGE },
  }),
  '[CALL-099]': async (contract) => ({ path: [await firstSeeded(contract)] }),
};
