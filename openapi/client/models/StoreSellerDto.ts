/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoreSellerDto = {
    Id: number;
    FirstName: string;
    LastName: string;
    PhoneNumber: string;
    Email: string;
    /**
     * 2 is shown as Active on property screens [APROP-96].
     */
    StatusID: number;
};

