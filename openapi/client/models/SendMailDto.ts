/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SendMailDto = {
    /**
     * The subject of the message.
     */
    MailSubject?: string | null;
    /**
     * The role in which they are written to; without it, that of their account.
     */
    ToUserTypeID?: 1 | 2 | 3;
    /**
     * The text of the message.
     */
    MailContent: string;
    /**
     * The id of the recipient.
     */
    ToUserID: number;
    /**
     * The id of the property.
     */
    StoreID?: number;
};

