/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellerItemDto = {
    /**
     * The id of the record.
     */
    Id: number;
    /**
     * The first name.
     */
    FirstName: string;
    /**
     * The last name.
     */
    LastName: string;
    /**
     * The e-mail address.
     */
    Email: string;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    PhoneNumber: string;
    /**
     * The company.
     */
    CompanyName: string | null;
    /**
     * The city.
     */
    City: string | null;
    /**
     * The state: where it stands, or one of the United States.
     */
    State: string | null;
    /**
     * Whether StoreId is theirs.
     */
    IsAssigned: boolean;
};

