/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnTaskFileDto = {
    /**
     * The name.
     */
    name: string;
    /**
     * Readers of the deal room have it; false until the office publishes it.
     */
    published: boolean;
};

