/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ClosedListingDto = {
    id: number;
    name: string;
    city: string;
    /**
     * Two letters.
     */
    state: string;
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

