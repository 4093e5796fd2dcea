/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VendorBodyDto = {
    /**
     * Street and number.
     */
    address1?: string | null;
    /**
     * What comes below the street, such as a suite.
     */
    address2?: string | null;
    /**
     * The city.
     */
    city?: string | null;
    /**
     * The ZIP code.
     */
    zipCode?: string | null;
    /**
     * The country.
     */
    country?: string | null;
    /**
     * What there is to say of it.
     */
    description?: string | null;
    /**
     * The name that the upload of the logo answered.
     */
    logo?: string | null;
    /**
     * The company.
     */
    companyName: string;
    /**
     * The id of one of the United States, as lookups list it.
     */
    stateId: number;
    /**
     * The address of the web site.
     */
    website: string;
    /**
     * Missing leaves them as they are.
     */
    categoryIds?: Array<number>;
    /**
     * Whether it is in use.
     */
    active?: boolean;
};

