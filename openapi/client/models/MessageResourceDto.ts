/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MessageResourceDto = {
    id: number;
    subject: string;
    content: string;
    /**
     * Null: the product itself.
     */
    fromUserId: number | null;
    fromName: string | null;
    /**
     * 1 the office, 2 a buyer, 3 a seller.
     */
    fromUserTypeId: number;
    /**
     * Null: the office.
     */
    toUserId: number | null;
    toName: string | null;
    toUserTypeId: number;
    /**
     * The message that this one answers.
     */
    parentMessageId: number | null;
    propertyId: number | null;
    propertyName: string | null;
    /**
     * Whether the caller has read it.
     */
    read: boolean;
    createdAt: string;
};

