/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ClosedListingDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The name.
     */
    name: string;
    /**
     * The city.
     */
    city: string;
    /**
     * Two letters.
     */
    state: string;
    /**
     * Rentable square feet.
     */
    rentableSqft: number | null;
    /**
     * File name of the cover; it loads from /StoreImages/{imageName}.
     */
    imageName: string | null;
    /**
     * Dominant colour of the cover, #rrggbb.
     */
    imageColor: string | null;
};

