import { requestJson } from './http';
import { download } from './download';
import type { Agent, PropertyFile, SellerEntry } from '../properties/property';

/** The filters of the property listing, as the listing keeps them. */
export interface PropertyFilter {
  name?: string;
  city?: string;
  stateId?: number;
  statusId?: number;
  unpublished?: boolean;
}

/** A property as it is saved: numbers without separators, dates as YYYY-MM-DD. */
export interface PropertyInput {
  id?: number;
  name: string;
  address1: string;
  address2: string;
  city: string;
  stateId: number;
  zipCode: string;
  country: string;
  storeTypeId: number;
  rentableSqft: number | null;
  acreage: number | null;
  price: number | null;
  alternatePriceOptionId: number | null;
  alternatePriceOptionDate: string | null;
  offersDueDate: string | null;
  roomForExpansion: boolean | null;
  featured: boolean;
  active: boolean;
  statusId: number;
  latitude: number | null;
  longitude: number | null;
}

/** What a property may carry beyond the listing itself; shares are percents, money whole dollars. */
export interface PropertyMetrics {
  noi: number | null;
  physicalOccupancyUnits: number | null;
  physicalOccupancyArea: number | null;
  economicOccupancy: number | null;
  unitCount: number | null;
  yearBuilt: number | null;
  climateControlledShare: number | null;
}

/** [ERR-04]: the text of the 400 that an address without a place on the map gets [APROP-38]. */
export const addressNotFound = 'Address Not Found!';

export const propertyCalls = {
  /** The names of all properties, for the filter of the listing [APROP-01]. */
  async propertyNames(): Promise<string[]> {
    const names = await requestJson<{ Name: string }[]>('/api/lookup/stores/1');
    return [...new Set(names.map(({ Name }) => Name))];
  },

  /** Creates (without an id) or updates a property and answers its id [APROP-97]; the server places it on the map. */
  async saveProperty(input: PropertyInput): Promise<number> {
    const answer = await requestJson<{ StoreID: number }>('/api/admin/store', { method: 'POST', body: storeOf(input) });
    return answer.StoreID;
  },

  saveMetrics: (id: number, metrics: PropertyMetrics) =>
    requestJson<void>(`/api/v1/properties/${id}`, { method: 'PUT', body: metrics }),

  /** Seller, images and documents of one property [APROP-94]. */
  propertyFile: (id: number) => requestJson<PropertyFile>(`/api/admin/store/${id}`),

  /** The flag false means publish [APROP-25]. */
  publish: (id: number) => requestJson<void>(`/api/admin/store/${id}/false`, { method: 'PUT' }),

  /** DELETE means unpublish [APROP-24]. */
  unpublish: (id: number) => requestJson<void>(`/api/admin/store/${id}`, { method: 'DELETE' }),

  /** The flag true means permanent deletion [APROP-26]. */
  deletePermanently: (id: number) => requestJson<void>(`/api/admin/store/${id}/true`, { method: 'PUT' }),

  /** [APROP-82] */
  saveDescription: (id: number, description: string) =>
    requestJson<void>('/api/admin/store/desc', { method: 'POST', body: { StoreID: id, Description: description } }),

  /** [APROP-84] */
  saveVideo: (id: number, videoCode: string) =>
    requestJson<void>('/api/admin/store/video', { method: 'POST', body: { StoreID: id, VideoCode: videoCode } }),

  /** Miles, 1 to 10 [APROP-86]. */
  saveRadius: (id: number, miles: number) =>
    requestJson<void>('/api/admin/store/radius', { method: 'POST', body: { StoreID: id, MVPRadius: miles } }),

  /** One page of sellers, by first name [APROP-87], [APROP-88]. */
  searchSellers: (search: { companyName?: string; city?: string; stateId?: number; propertyId: number; page: number }) =>
    requestJson<{ Sellers: SellerEntry[]; Pagination: { TotalRecords: number; TotalPages: number } }>('/api/admin/sellers', {
      method: 'POST',
      body: {
        CompanyName: search.companyName ?? '',
        City: search.city ?? '',
        State: search.stateId ? String(search.stateId) : '',
        StoreId: search.propertyId,
        Page: search.page,
        PageLength: 10,
        SortBy: 'FirstName',
        SortOrder: 'ASC',
      },
    }),

  assignSeller: (sellerId: number, propertyId: number) =>
    requestJson<void>('/api/admin/seller/store', {
      method: 'POST',
      body: { SellerId: sellerId, StoreIds: String(propertyId), IsAssignSeller: true },
    }),

  async agents(): Promise<Agent[]> {
    return (await requestJson<{ Agents: Agent[] }>('/api/admin/agents')).Agents;
  },

  /** [APROP-91] */
  assignAgents: (propertyId: number, agentIds: number[]) =>
    requestJson<void>('/api/admin/store/agents', { method: 'POST', body: { StoreId: propertyId, AgentIds: agentIds.join(',') } }),

  /** The token that opens the market analysis in a new tab, without an NDA [APROP-79], [APROP-80]. */
  marketAnalysisToken: (id: number) =>
    requestJson<string>('/api/admin/property/add/dashboard', { method: 'POST', body: { StoreID: id } }),

  /** [APROP-09], [APROP-10] */
  downloadProperties: (filter: PropertyFilter, stateName: string) =>
    download(
      '/api/admin/stores/download',
      {
        StoreName: filter.name ?? '',
        City: filter.city ?? '',
        StatusID: filter.statusId ?? 0,
        StateID: filter.stateId ?? 0,
        StateName: stateName,
        ShowUnPublished: filter.unpublished ?? false,
      },
      'property_search_report.xlsx',
    ),
};

function storeOf(input: PropertyInput): Record<string, unknown> {
  return {
    StoreID: input.id ?? 0,
    StoreName: input.name,
    Address1: input.address1,
    Address2: input.address2,
    City: input.city,
    StateID: input.stateId,
    ZipCode: input.zipCode,
    Country: input.country,
    StoreTypeID: input.storeTypeId,
    RentableSQFT: input.rentableSqft,
    Acerage: input.acreage,
    Price: input.price,
    AlternatePriceOptionID: input.alternatePriceOptionId,
    AlternatePriceOptionDate: input.alternatePriceOptionDate,
    OffersDueDate: input.offersDueDate,
    IsRoomForExpansion: input.roomForExpansion,
    IsFeatureListing: input.featured,
    ISActive: input.active,
    StatusID: input.statusId,
    Latitude: input.latitude,
    Longitude: input.longitude,
  };
}
