/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FavouriteIdsDto = {
    /**
     * The ids of the properties.
     */
    propertyIds: Array<number>;
};

