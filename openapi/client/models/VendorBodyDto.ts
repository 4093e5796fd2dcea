/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorBodyDto = {
    companyName: string;
    address1?: string | null;
    address2?: string | null;
    city?: string | null;
    stateId: number;
    zipCode?: string | null;
    country?: string | null;
    description?: string | null;
    website: string;
    /**
     * The name that the upload of the logo answered.
     */
    logo?: string | null;
    /**
     * Missing leaves them as they are.
     */
    categoryIds?: Array<number>;
    active?: boolean;
};

