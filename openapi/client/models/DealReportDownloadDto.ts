/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealReportDownloadDto = {
    /**
     * From lookup/daterange.
     */
    DateRangeID?: number;
    /**
     * The first day.
     */
    StartDate?: string;
    /**
     * The last day.
     */
    EndDate?: string;
    /**
     * Counts the properties whose name holds this text, in any letter case.
     */
    PropertyName?: string | null;
    /**
     * From lookup/tracking: only this counter is filled; all of them when it is missing.
     */
    TrackingTypeID?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
    /**
     * Counts this property only.
     */
    PropertyID?: number;
    /**
     * Counts the properties that are this seller's now.
     */
    SellerID?: number;
    /**
     * What the screen shows; the filters beside it are what counts.
     */
    Criteria?: Record<string, any>;
};

