/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfferDto } from './OfferDto';
import type { ProfileDocumentDto } from './ProfileDocumentDto';
import type { SellerStoreDetailDto } from './SellerStoreDetailDto';
export type StoreBuyersDto = {
    /**
     * Who is interested in the property, and how far each is.
     */
    buyerStores: Array<OfferDto>;
    /**
     * The documents.
     */
    documents: Array<ProfileDocumentDto>;
    stores: SellerStoreDetailDto;
};

