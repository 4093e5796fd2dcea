/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferDto = {
    ID: number;
    StoreID: number;
    StoreName: string;
    BuyerID: number | null;
    Price: number | null;
    CreatedDate: string;
    LOIName: string;
    LOICompanyName: string;
    SourceOfFinancing: string;
    DiligencePeriod: string;
    EarnestMoneyDeposit: number;
    DealStatusID: number;
    DealStatus: string;
    Version: number;
    /**
     * Whether the buyer can open the property's page; false once it is not listed any more.
     */
    IsListed: boolean;
};

