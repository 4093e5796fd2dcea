/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DueTaskDto = {
    /**
     * What it is called.
     */
    title: string;
    /**
     * Whose task it was until they were rejected.
     */
    takenOverFrom: string | null;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * YYYY-MM-DD; null while it is not set.
     */
    dueOn: string | null;
    /**
     * The id of the deal.
     */
    dealId: number | null;
    /**
     * Of the deal or the property that it is about.
     */
    propertyId: number | null;
    /**
     * The name of the property.
     */
    propertyName: string | null;
};

