/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MessageItemDto = {
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * The subject of the message.
     */
    MailSubject: string;
    /**
     * The text of the message.
     */
    MailContent: string;
    /**
     * The id of the sender.
     */
    FromUserID: number | null;
    /**
     * The product's name where nobody wrote it.
     */
    FromUserName: string;
    /**
     * As what the sender wrote: 1 administrator, 2 buyer, 3 seller.
     */
    FromUserTypeID: number;
    /**
     * The id of the recipient.
     */
    ToUserID: number | null;
    /**
     * As what the recipient reads: 1 administrator, 2 buyer, 3 seller.
     */
    ToUserTypeID: number;
    /**
     * The id of the message that it answers.
     */
    ParentMessageID: number | null;
    /**
     * The id of the property.
     */
    StoreID: number | null;
    /**
     * The name of the property.
     */
    StoreName: string | null;
    /**
     * When it was made.
     */
    CreatedDate: string;
    /**
     * Whether it has been read.
     */
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

