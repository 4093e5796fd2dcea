/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ConfirmedEmailDto = {
    /**
     * The address of the account from now on.
     */
    Email: string;
};

