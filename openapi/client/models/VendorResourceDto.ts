/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorResourceDto = {
    readonly id: number;
    readonly stateCode: string;
    readonly createdAt: string;
    companyName: string;
    address1: string | null;
    address2: string | null;
    city: string | null;
    stateId: number;
    zipCode: string | null;
    country: string;
    description: string;
    website: string;
    logo: string | null;
    categoryIds: Array<number>;
    active: boolean;
};

