/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FindingDto = {
    /**
     * What kind it is.
     */
    kind: 'user' | 'property' | 'deal' | 'vendor';
    /**
     * Of a user: 1 administrator, 2 buyer, 3 seller.
     */
    userTypeId: number | null;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * What it is called.
     */
    label: string;
    /**
     * What tells it from others of the same name: an e-mail address, a place, a stage.
     */
    detail: string;
};

