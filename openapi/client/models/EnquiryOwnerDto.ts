/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EnquiryOwnerDto = {
    /**
     * An administrator; null: nobody in particular.
     */
    ownerId: number | null;
};

