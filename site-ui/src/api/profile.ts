import type {
  BrokerContactDto,
  DocumentLinkDto,
  MarketTokenDto,
  OfferDto,
  OfferVersionDto,
  ProfileDocumentDto,
  PropertyProfileDto,
} from '@stowbridge/api';
import type { Api } from './api';

/** Type 8 is the NDA ([CONST-08]). */
export type StoreDocument = ProfileDocumentDto;
/** [PROF-11] */
export type BrokerContact = BrokerContactDto;
/** [OFF-30] */
export type Offer = OfferDto;
/** One version of an offer's terms. */
export type OfferVersion = OfferVersionDto;
/** [PROF-47] A property as the profile shows it. */
export type StoreProfile = PropertyProfileDto;

/** [PROF-13] What this person may see without an NDA. */
export const getPublicProfile = (api: Api, storeId: number) => api.get<StoreProfile>(`home/store/profile/${storeId}`);

/** [PROF-14] The same for a buyer whose NDA exists. */
export const getBuyerProfile = (api: Api, storeId: number, ndaId: number) =>
  api.get<StoreProfile>(`buyer/store/profile/${storeId}/${ndaId}`);

/** [PROF-25] A token that opens the market analysis of this property. */
export const getMarketToken = (api: Api, storeId: number, accessKey: string | null) =>
  api.post<MarketTokenDto>('buyer/store/accesskey', { StoreID: storeId, AccessKey: accessKey ?? '' });

/** A link to one document, signed for this session; it opens for five minutes. */
export const getDocumentLink = (api: Api, documentId: number) =>
  api.get<DocumentLinkDto>(`home/document/link/${documentId}`);
