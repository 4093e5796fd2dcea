/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewCalendarDto = {
    address: string;
    /**
     * Titles alone, no prices.
     */
    private: boolean;
    madeAt: string;
};

