/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealReportRowDto = {
    /**
     * The time that the row sums up.
     */
    TimePeriod: string;
    /**
     * How many properties were added.
     */
    PropertyAdded: number;
    /**
     * How often properties were looked at.
     */
    PropertyViewed: number;
    /**
     * How many offers were received.
     */
    OfferReceived: number;
    /**
     * Whether the NDA has been signed, or how many were.
     */
    NDASigned: number;
    /**
     * How many properties were sold.
     */
    PropertySold: number;
    /**
     * How many offers were accepted.
     */
    DealAccepted: number;
    /**
     * How many offers were rejected.
     */
    DealRejected: number;
    /**
     * Whether the period is not over, or begins before the range: its counts are those of a part.
     */
    Part: boolean;
};

