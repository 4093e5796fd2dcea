/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PortraitDto = {
    /**
     * The stored name of its first picture.
     */
    imageName: string;
};

