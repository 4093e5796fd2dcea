/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MessageItemDto = {
    ID: number;
    MailSubject: string;
    MailContent: string;
    FromUserID: number | null;
    /**
     * The product's name where nobody wrote it.
     */
    FromUserName: string;
    FromUserTypeID: number;
    ToUserID: number | null;
    ToUserTypeID: number;
    ParentMessageID: number | null;
    StoreID: number | null;
    StoreName: string | null;
    CreatedDate: string;
    IsRead: boolean;
};

