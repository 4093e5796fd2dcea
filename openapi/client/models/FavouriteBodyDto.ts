/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FavouriteBodyDto = {
    /**
     * For the caller alone; left out, it stays as it is; null or an empty text takes it away.
     */
    note?: string | null;
};

