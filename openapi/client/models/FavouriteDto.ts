/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FavouriteDto = {
    id: number;
    propertyId: number;
    name: string;
    isListed: boolean;
    city: string | null;
    /**
     * Two letters.
     */
    stateCode: string | null;
    statusId: number | null;
    status: string | null;
    /**
     * As the public reads it, whole dollars; null where it is hidden.
     */
    price: number | null;
    alternatePriceOptionId: number | null;
    alternatePriceOptionName: string | null;
    /**
     * YYYY-MM-DD.
     */
    alternatePriceOptionDate: string | null;
    /**
     * File name of the cover; it loads from /StoreImages/{imageName}.
     */
    imageName: string | null;
    imageColor: string | null;
    note: string | null;
    createdAt: string;
};

