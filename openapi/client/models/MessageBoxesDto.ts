/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MessageItemDto } from './MessageItemDto';
export type MessageBoxesDto = {
    /**
     * The messages that have been read.
     */
    readMessage: Array<MessageItemDto>;
    /**
     * The messages that have not been read.
     */
    unreadMessages: Array<MessageItemDto>;
};

