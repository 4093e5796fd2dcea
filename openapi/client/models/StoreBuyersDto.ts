/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfferDto } from './OfferDto';
import type { ProfileDocumentDto } from './ProfileDocumentDto';
import type { SellerStoreDetailDto } from './SellerStoreDetailDto';
export type StoreBuyersDto = {
    buyerStores: Array<OfferDto>;
    documents: Array<ProfileDocumentDto>;
    stores: SellerStoreDetailDto;
};

