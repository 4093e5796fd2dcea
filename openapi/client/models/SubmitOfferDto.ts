/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfferPropertyDto } from './OfferPropertyDto';
import type { OfferTermsDto } from './OfferTermsDto';
export type SubmitOfferDto = {
    /**
     * Why an administrator submits it although offers were due.
     */
    LateReason?: string | null;
    Store: OfferPropertyDto;
    BuyerStore: OfferTermsDto;
    /**
     * The offer being revised, where the caller knows it.
     */
    BuyerStoreID?: number;
    /**
     * An administrator submits for a buyer without an account.
     */
    IsOffline?: boolean;
};

