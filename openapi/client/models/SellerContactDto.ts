/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellerContactDto = {
    FirstName: string;
    LastName: string;
    PhoneNumber: string;
    Email: string;
    /**
     * 2 means active.
     */
    StatusID: number;
};

