/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MessageItemDto } from './MessageItemDto';
export type MessageBoxesDto = {
    readMessage: Array<MessageItemDto>;
    unreadMessages: Array<MessageItemDto>;
};

