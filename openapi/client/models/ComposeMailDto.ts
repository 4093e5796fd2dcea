/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ComposeMailDto = {
    /**
     * The role in which they write.
     */
    FromUserTypeID?: 1 | 2 | 3;
    MailSubject?: string | null;
    MailContent: string;
    StoreID?: number;
};

