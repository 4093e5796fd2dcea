/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VideoRequestDto = {
    /**
     * The code or the address of a YouTube or Vimeo video; blank removes it.
     */
    VideoCode?: string | null;
    /**
     * The id of the property.
     */
    StoreID: number;
};

