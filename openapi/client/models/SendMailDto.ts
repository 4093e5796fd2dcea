/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SendMailDto = {
    MailSubject?: string | null;
    /**
     * The role in which they are written to; without it, that of their account.
     */
    ToUserTypeID?: 1 | 2 | 3;
    MailContent: string;
    ToUserID: number;
    StoreID?: number;
};

