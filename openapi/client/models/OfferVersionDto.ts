/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferVersionDto = {
    Kind: 'offer' | 'counter' | 'agreed';
    /**
     * Who has written them.
     */
    AuthorSide: 'buyer' | 'seller' | 'office';
    Version: number;
    /**
     * Whole dollars.
     */
    Price: number;
    /**
     * When these terms were submitted.
     */
    CreatedDate: string;
    LOIName: string;
    LOICompanyName: string;
    SourceOfFinancing: string;
    DiligencePeriod: string;
    /**
     * Percent.
     */
    EarnestMoneyDeposit: number;
};

