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
    /**
     * Whether the period is not over, or begins before the range: its counts are those of a part.
     */
    Part: boolean;
};

