/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellersRequestDto = {
    /**
     * Words, each of which is in the name, the e-mail address, the company, the city or the state.
     */
    Search?: string | null;
    /**
     * The company.
     */
    CompanyName?: string | null;
    /**
     * The city.
     */
    City?: string | null;
    /**
     * The name, the two letters or the id of a state.
     */
    State?: string | null;
    /**
     * The property for which IsAssigned is told.
     */
    StoreId?: number;
    /**
     * The number of the column to sort by.
     */
    SortBy?: 'FirstName' | 'LastName' | 'CompanyName' | 'City' | 'Email';
    /**
     * The direction of the order.
     */
    SortOrder?: 'ASC' | 'DESC';
    /**
     * Counted from 1.
     */
    Page?: number;
    /**
     * Most records of a page.
     */
    PageLength?: number;
};

