/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RoundBodyDto = {
    /**
     * What kind it is.
     */
    kind: 'call' | 'best-and-final';
    /**
     * A moment, or a day (YYYY-MM-DD) at whose end in the zone of the office offers are due.
     */
    dueAt: string;
    /**
     * Bidders read them.
     */
    instructions?: string | null;
    /**
     * Nobody but their bidders reads the terms before they are due.
     */
    sealed?: boolean;
};

