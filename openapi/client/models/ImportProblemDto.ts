/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImportProblemDto = {
    /**
     * Of the column; null where it is the row as a whole.
     */
    heading: string | null;
    /**
     * A text for people.
     */
    message: string;
};

