/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OfferVersionDto = {
    /**
     * What kind it is.
     */
    Kind: 'offer' | 'counter' | 'agreed';
    /**
     * Who has written them.
     */
    AuthorSide: 'buyer' | 'seller' | 'office';
    /**
     * The number of the version, from 1.
     */
    Version: number;
    /**
     * Whole dollars.
     */
    Price: number;
    /**
     * When these terms were submitted.
     */
    CreatedDate: string;
    /**
     * The name of the loi.
     */
    LOIName: string;
    /**
     * The name of the loi company.
     */
    LOICompanyName: string;
    /**
     * Where the money for it comes from.
     */
    SourceOfFinancing: string;
    /**
     * How long the buyer examines the property.
     */
    DiligencePeriod: string;
    /**
     * Percent.
     */
    EarnestMoneyDeposit: number;
};

