/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaginationDto } from './PaginationDto';
import type { UserDto } from './UserDto';
import type { UserSearchDto } from './UserSearchDto';
export type UserSearchAnswerDto = {
    /**
     * The people of the page.
     */
    Users: Array<UserDto>;
    Pagination: PaginationDto;
    Criteria: UserSearchDto;
};

