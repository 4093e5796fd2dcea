/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SellersRequestDto = {
    /**
     * Counted from 1.
     */
    Page?: number;
    PageLength?: number;
    CompanyName?: string;
    City?: string;
    /**
     * The name, the two letters or the id of a state.
     */
    State?: string;
    /**
     * The property for which IsAssigned is told.
     */
    StoreId?: number;
    SortBy?: 'FirstName' | 'LastName' | 'CompanyName' | 'City' | 'Email';
    SortOrder?: 'ASC' | 'DESC';
};

