/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnCalendarDto = {
    /**
     * Whether there is a calendar to subscribe to.
     */
    calendar: {
        /**
         * Titles alone, no prices.
         */
        private: boolean;
        /**
         * When it was made.
         */
        madeAt: string;
    } | null;
};

