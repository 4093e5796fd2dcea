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
    /**
     * Path on this site of what the message speaks of, in the role in which it was sent to its reader; null where there is none that may be opened.
     */
    Link: string | null;
    /**
     * What the button says that leads there; without a Link what stands in its place, if anything does.
     */
    LinkLabel: string | null;
};

