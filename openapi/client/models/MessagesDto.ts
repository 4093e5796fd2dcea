/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MessageItemDto } from './MessageItemDto';
import type { PaginationDto } from './PaginationDto';
export type MessagesDto = {
    /**
     * The messages of the page.
     */
    Messages: Array<MessageItemDto>;
    Pagination: PaginationDto;
};

