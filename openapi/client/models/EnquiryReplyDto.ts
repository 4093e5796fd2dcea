/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EnquiryReplyDto = {
    id: number;
    content: string;
    authorId: number;
    authorName: string;
    createdAt: string;
};

