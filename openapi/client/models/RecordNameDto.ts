/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RecordNameDto = {
    /**
     * Of a person; null for anything else.
     */
    userTypeId: number | null;
    /**
     * For example `property`; `user` for a person.
     */
    type: string;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The name.
     */
    name: string;
};

