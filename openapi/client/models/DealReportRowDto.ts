/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealReportRowDto = {
    TimePeriod: string;
    PropertyAdded: number;
    PropertyViewed: number;
    OfferReceived: number;
    NDASigned: number;
    PropertySold: number;
    DealAccepted: number;
    DealRejected: number;
};

