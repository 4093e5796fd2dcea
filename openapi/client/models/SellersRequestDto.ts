/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellersRequestDto = {
    /**
     * Words, each of which is in the name, the e-mail address, the company, the city or the state.
     */
    Search?: string | null;
    CompanyName?: string | null;
    City?: string | null;
    /**
     * The name, the two letters or the id of a state.
     */
    State?: string | null;
    /**
     * The property for which IsAssigned is told.
     */
    StoreId?: number;
    SortBy?: 'FirstName' | 'LastName' | 'CompanyName' | 'City' | 'Email';
    SortOrder?: 'ASC' | 'DESC';
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
};

