/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ExtendRoundDto = {
    /**
     * A moment, or a day (YYYY-MM-DD) at whose end in the zone of the office offers are due.
     */
    dueAt: string;
};

