import type { PropertyBodyDto } from '@stowbridge/api';
import type { Agent } from '../records/property';
import { api } from './api';
import { download } from './download';
import { pageOf, totalOf } from './paging';

/** The filters of the property listing, as the listing keeps them. */
export interface PropertyFilter {
  name?: string;
  city?: string;
  stateId?: number;
  statusId?: number;
  unpublished?: boolean;
}

/** A property as it is saved: numbers without separators, dates as YYYY-MM-DD. */
export type PropertyInput = PropertyBodyDto;

/** What the server says of an address without a place on the map [APROP-38]. */
export const addressNotFound = 'Address Not Found!';

export interface SellerSearchPage {
  /** Words of name, e-mail, company, city and state. */
  search?: string;
  companyName?: string;
  city?: string;
  stateId?: number;
  propertyId: number;
  page: number;
}

export const propertyCalls = {
  /** The first names of properties with this part, for the filter of the listing [APROP-01]; those that begin with it first. */
  async propertyNames(part: string): Promise<string[]> {
    return (await api.properties.lookupNames({ name: part })).map(({ Name }) => Name);
  },

  /** Creates a property, which the server places on the map, and answers its id [APROP-97]. */
  createProperty: async (requestBody: PropertyInput, idempotencyKey: string): Promise<number> =>
    (await api.propertiesResource.create({ requestBody, idempotencyKey })).id,

  /** Replaces a property; refused when somebody else has changed it since this version was read. */
  saveProperty: (id: number, requestBody: PropertyInput, version?: string) =>
    api.propertiesResource.update({ id, requestBody, ifMatch: version }),

  /** Seller, images and documents of one property [APROP-94]. */
  propertyFile: (id: number) => api.properties.detail({ id }),

  /** The flag false means publish [APROP-25]. */
  publish: (id: number) => api.properties.publish({ id }),

  /** DELETE means unpublish [APROP-24]. */
  unpublish: (id: number) => api.properties.unpublish({ id }),

  /** The flag true means permanent deletion [APROP-26]. */
  deletePermanently: (id: number) => api.properties.delete({ id }),

  /** HTML [APROP-82]. */
  saveDescription: (id: number, html: string) =>
    api.properties.describe({ requestBody: { StoreID: id, Description: html } }),

  /** [APROP-84] */
  saveVideo: (id: number, videoCode: string) =>
    api.properties.setVideo({ requestBody: { StoreID: id, VideoCode: videoCode } }),

  /** Miles, 1 to 10 [APROP-86]. */
  saveRadius: (id: number, miles: number) =>
    api.properties.setRadius({ requestBody: { StoreID: id, MVPRadius: miles } }),

  /** One page of sellers, by first name [APROP-87], [APROP-88]. */
  async searchSellers({ search, companyName, city, stateId, propertyId, page }: SellerSearchPage) {
    const { Sellers, Pagination } = await api.properties.sellers({
      requestBody: {
        Search: search,
        CompanyName: companyName,
        City: city,
        State: stateId ? String(stateId) : undefined,
        StoreId: propertyId,
        ...pageOf(page),
        SortBy: 'FirstName',
        SortOrder: 'ASC',
      },
    });
    return { data: Sellers.map((seller) => ({ ...seller, id: seller.Id })), total: totalOf(Pagination) };
  },

  assignSeller: (sellerId: number, propertyId: number) =>
    api.properties.assignSeller({
      requestBody: { SellerId: sellerId, StoreIDs: String(propertyId), IsAssignSeller: true },
    }),

  /** Gives properties to a seller, or takes them away [ASEL-21]. */
  assignProperties: (sellerId: number, propertyIds: number[], assigned: boolean) =>
    api.properties.assignSeller({
      requestBody: { SellerId: sellerId, StoreIDs: propertyIds.join(','), IsAssignSeller: assigned },
    }),

  async agents(): Promise<Agent[]> {
    return (await api.properties.agents()).Agents;
  },

  /** [APROP-91] */
  assignAgents: (propertyId: number, agentIds: number[]) =>
    api.properties.setAgents({ requestBody: { StoreId: propertyId, AgentIds: agentIds.join(',') } }),

  /** The token that opens the market analysis in a new tab, without an NDA [APROP-79], [APROP-80]. */
  async marketAnalysisToken(id: number): Promise<string> {
    return (await api.market.openAsAdmin({ requestBody: { StoreID: id } })).Token;
  },

  /** [APROP-09], [APROP-10] */
  downloadProperties: (filter: PropertyFilter, stateName: string) =>
    download(
      '/api/admin/stores/download',
      {
        StoreName: filter.name,
        City: filter.city,
        StatusID: filter.statusId,
        StateID: filter.stateId,
        StateName: stateName || undefined,
        ShowUnPublished: filter.unpublished ?? false,
      },
      'property_search_report.xlsx',
    ),
};
