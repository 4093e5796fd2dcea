/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EnquiryReplyDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * What was written.
     */
    content: string;
    /**
     * The id of who wrote it.
     */
    authorId: number;
    /**
     * The name of who wrote it.
     */
    authorName: string;
    /**
     * When it was created.
     */
    createdAt: string;
};

