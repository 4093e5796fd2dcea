/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FailedMailDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * To whom it was sent.
     */
    recipient: string;
    /**
     * What it is about.
     */
    subject: string;
};

