/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MessageResourceDto = {
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * What it is about.
     */
    subject: string;
    /**
     * What was written.
     */
    content: string;
    /**
     * Null: the product itself.
     */
    fromUserId: number | null;
    /**
     * The name of the sender.
     */
    fromName: string | null;
    /**
     * 1 the office, 2 a buyer, 3 a seller.
     */
    fromUserTypeId: number;
    /**
     * Null: the office.
     */
    toUserId: number | null;
    /**
     * The name of the recipient.
     */
    toName: string | null;
    /**
     * As what the recipient reads: 1 administrator, 2 buyer, 3 seller.
     */
    toUserTypeId: number;
    /**
     * The message that this one answers.
     */
    parentMessageId: number | null;
    /**
     * The id of the property.
     */
    propertyId: number | null;
    /**
     * The name of the property.
     */
    propertyName: string | null;
    /**
     * Whether the caller has read it.
     */
    read: boolean;
    /**
     * When it was created.
     */
    createdAt: string;
};

