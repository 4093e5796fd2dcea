/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReportOfTomorrowDto = {
    propertyId: number;
    propertyName: string;
    sellerName: string;
    /**
     * What the broker says of the week.
     */
    note: string | null;
};

