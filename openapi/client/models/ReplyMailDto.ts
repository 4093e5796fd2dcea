/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReplyMailDto = {
    /**
     * The subject of the message.
     */
    MailSubject?: string | null;
    /**
     * The message that is answered.
     */
    ID?: number;
    /**
     * The same, where ID is missing.
     */
    ParentMessageID?: number;
    /**
     * The text of the message.
     */
    MailContent: string;
};

