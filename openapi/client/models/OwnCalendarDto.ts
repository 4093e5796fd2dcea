/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnCalendarDto = {
    calendar: {
        /**
         * Titles alone, no prices.
         */
        private: boolean;
        madeAt: string;
    } | null;
};

