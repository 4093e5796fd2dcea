/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewCalendarDto = {
    /**
     * Street and number.
     */
    address: string;
    /**
     * Titles alone, no prices.
     */
    private: boolean;
    /**
     * When it was made.
     */
    madeAt: string;
};

