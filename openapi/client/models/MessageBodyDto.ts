/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MessageBodyDto = {
    /**
     * Without it, `Message from {name}` or `Re: {subject}`.
     */
    subject?: string | null;
    /**
     * The role in which they are written to; without it, that of their account.
     */
    toUserTypeId?: 1 | 2 | 3;
    /**
     * What was written.
     */
    content: string;
    /**
     * The message that is answered: the answer goes to its sender, about the same property.
     */
    parentMessageId?: number;
    /**
     * The id of the recipient.
     */
    toUserId?: number;
    /**
     * The id of the property.
     */
    propertyId?: number;
};

