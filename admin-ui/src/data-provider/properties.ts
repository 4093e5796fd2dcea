import type { PropertyBodyDto } from '@stowbridge/api';
import { MarketService } from '@stowbridge/api/services/MarketService';
import { PropertiesService } from '@stowbridge/api/services/PropertiesService';
import { PropertiesResourceService } from '@stowbridge/api/services/PropertiesResourceService';
import type { Agent } from '../records/property';
import type { SortPayload } from 'react-admin';
import { transport } from './transport';
import { download } from './download';
import { pageOf, totalOf } from './paging';

const marketApi = new MarketService(transport);
const propertiesApi = new PropertiesService(transport);
const propertiesResourceApi = new PropertiesResourceService(transport);

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
    return (await propertiesApi.lookupNames({ name: part })).map(({ Name }) => Name);
  },

  /** What happened to a property, the newest first; `before` is the `next` of the page before. */
  propertyTimeline: (id: number, count: number, before?: string) =>
    propertiesResourceApi.timeline({ id, count, before }),

  /** How many people look for a property like this one; never who. */
  propertyDemand: (id: number) => propertiesResourceApi.demand({ id }),

  /** What the seller is told of a week, by its Monday. */
  weekReport: (id: number, monday: string) => propertiesResourceApi.weekReport({ id, monday }),

  /** Writes the broker's sentence of a week; an empty one takes it away. */
  describeWeek: (id: number, monday: string, note: string) =>
    propertiesResourceApi.describeWeek({ id, monday, requestBody: { note } }),

  /** Creates a property, which the server places on the map, and answers its id [APROP-97]. */
  createProperty: async (requestBody: PropertyInput, idempotencyKey: string): Promise<number> =>
    (await propertiesResourceApi.create({ requestBody, idempotencyKey })).id,

  /** Replaces a property; refused when somebody else has changed it since this version was read. */
  saveProperty: (id: number, requestBody: PropertyInput, version?: string) =>
    propertiesResourceApi.update({ id, requestBody, ifMatch: version }),

  /** Seller, images and documents of one property [APROP-94]. */
  propertyFile: (id: number) => propertiesApi.detail({ id }),

  /** The flag false means publish [APROP-25]. */
  publish: (id: number) => propertiesApi.publish({ id }),

  /** DELETE means unpublish [APROP-24]. */
  unpublish: (id: number) => propertiesApi.unpublish({ id }),

  /** The flag true means permanent deletion [APROP-26]. */
  deletePermanently: (id: number) => propertiesApi.delete({ id }),

  /** HTML [APROP-82]. */
  saveDescription: (id: number, html: string) =>
    propertiesApi.describe({ requestBody: { StoreID: id, Description: html } }),

  /** [APROP-84] */
  saveVideo: (id: number, videoCode: string) =>
    propertiesApi.setVideo({ requestBody: { StoreID: id, VideoCode: videoCode } }),

  /** Miles, 1 to 10 [APROP-86]. */
  saveRadius: (id: number, miles: number) =>
    propertiesApi.setRadius({ requestBody: { StoreID: id, MVPRadius: miles } }),

  /** One page of sellers, by first name [APROP-87], [APROP-88]. */
  async searchSellers({ search, companyName, city, stateId, propertyId, page }: SellerSearchPage) {
    const { Sellers, Pagination } = await propertiesApi.sellers({
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
    propertiesApi.assignSeller({
      requestBody: { SellerId: sellerId, StoreIDs: String(propertyId), IsAssignSeller: true },
    }),

  /** Gives properties to a seller, or takes them away [ASEL-21]. */
  assignProperties: (sellerId: number, propertyIds: number[], assigned: boolean) =>
    propertiesApi.assignSeller({
      requestBody: { SellerId: sellerId, StoreIDs: propertyIds.join(','), IsAssignSeller: assigned },
    }),

  async agents(): Promise<Agent[]> {
    return (await propertiesApi.agents()).Agents;
  },

  /** [APROP-91] */
  assignAgents: (propertyId: number, agentIds: number[]) =>
    propertiesApi.setAgents({ requestBody: { StoreId: propertyId, AgentIds: agentIds.join(',') } }),

  /** The token that opens the market analysis in a new tab, without an NDA [APROP-79], [APROP-80]. */
  async marketAnalysisToken(id: number): Promise<string> {
    return (await marketApi.openAsAdmin({ requestBody: { StoreID: id } })).Token;
  },

  /** [APROP-09], [APROP-10] */
  downloadProperties: (filter: PropertyFilter, stateName: string, { field, order }: SortPayload) =>
    download(
      '/api/admin/stores/download',
      {
        StoreName: filter.name,
        City: filter.city,
        StatusID: filter.statusId,
        StateID: filter.stateId,
        StateName: stateName || undefined,
        ShowUnPublished: filter.unpublished ?? false,
        Sort: `${field} ${order}`,
      },
      'property_search_report.xlsx',
    ),
};
