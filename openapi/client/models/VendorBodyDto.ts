/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorBodyDto = {
    address1?: string | null;
    address2?: string | null;
    city?: string | null;
    zipCode?: string | null;
    country?: string | null;
    description?: string | null;
    /**
     * The name that the upload of the logo answered.
     */
    logo?: string | null;
    companyName: string;
    stateId: number;
    website: string;
    /**
     * Missing leaves them as they are.
     */
    categoryIds?: Array<number>;
    active?: boolean;
};

