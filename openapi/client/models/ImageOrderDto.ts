/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImageOrderDto = {
    /**
     * Every image of the property, in the wanted order; the first becomes the cover.
     */
    ids: Array<number>;
};

