/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DueTaskDto = {
    title: string;
    /**
     * Whose task it was until they were rejected.
     */
    takenOverFrom: string | null;
    id: number;
    /**
     * YYYY-MM-DD; null while it is not set.
     */
    dueOn: string | null;
    dealId: number | null;
    /**
     * Of the deal or the property that it is about.
     */
    propertyId: number | null;
    propertyName: string | null;
};

