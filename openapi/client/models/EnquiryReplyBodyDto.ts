/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EnquiryReplyBodyDto = {
    /**
     * What was written.
     */
    content: string;
};

