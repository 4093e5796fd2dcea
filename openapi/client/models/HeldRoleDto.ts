/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type HeldRoleDto = {
    /**
     * 1 Admin, 2 Buyer, 3 Seller.
     */
    RoleId: 1 | 2 | 3;
    /**
     * Whether one begins with it after signing in.
     */
    IsDefault: boolean;
};

