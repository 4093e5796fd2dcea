/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FavouriteDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The id of the property.
     */
    propertyId: number;
    /**
     * The name.
     */
    name: string;
    /**
     * Whether it can still be seen on the site.
     */
    isListed: boolean;
    /**
     * The city.
     */
    city: string | null;
    /**
     * Two letters.
     */
    stateCode: string | null;
    /**
     * The id of its stage, as lookups list it.
     */
    statusId: number | null;
    /**
     * Where it stands.
     */
    status: string | null;
    /**
     * As the public reads it, whole dollars; null where it is hidden.
     */
    price: number | null;
    /**
     * The id of the words that stand in place of the price, as lookups list it.
     */
    alternatePriceOptionId: number | null;
    /**
     * The words that stand in place of the price.
     */
    alternatePriceOptionName: string | null;
    /**
     * YYYY-MM-DD.
     */
    alternatePriceOptionDate: string | null;
    /**
     * File name of the cover; it loads from /StoreImages/{imageName}.
     */
    imageName: string | null;
    /**
     * The main colour of its first picture, as #rrggbb.
     */
    imageColor: string | null;
    /**
     * What the writer noted.
     */
    note: string | null;
    /**
     * When it was created.
     */
    createdAt: string;
};

