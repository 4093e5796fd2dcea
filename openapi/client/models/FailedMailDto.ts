/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FailedMailDto = {
    id: number;
    recipient: string;
    subject: string;
};

