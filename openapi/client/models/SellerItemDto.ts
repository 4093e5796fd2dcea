/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellerItemDto = {
    Id: number;
    FirstName: string;
    LastName: string;
    Email: string;
    PhoneNumber: string;
    CompanyName: string | null;
    City: string | null;
    State: string | null;
    /**
     * Whether StoreId is theirs.
     */
    IsAssigned: boolean;
};

