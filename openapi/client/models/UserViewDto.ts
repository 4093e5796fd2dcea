/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LookupItemDto } from './LookupItemDto';
import type { SellerStoreIdsDto } from './SellerStoreIdsDto';
import type { UserDto } from './UserDto';
export type UserViewDto = {
    User: UserDto;
    SellerStores: SellerStoreIdsDto;
    /**
     * The United States.
     */
    States: Array<LookupItemDto>;
};

