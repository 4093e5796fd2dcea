/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ComposeMailDto = {
    /**
     * The role in which they write.
     */
    FromUserTypeID?: 1 | 2 | 3;
    /**
     * The subject of the message.
     */
    MailSubject?: string | null;
    /**
     * The text of the message.
     */
    MailContent: string;
    /**
     * The id of the property.
     */
    StoreID?: number;
};

