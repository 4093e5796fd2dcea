/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UserSearchDto = {
    /**
     * The name.
     */
    Name?: string | null;
    /**
     * -1 all, 1 pending, 2 approved, 3 rejected.
     */
    Status?: -1 | 1 | 2 | 3;
    /**
     * 1 admin, 2 buyer, 3 seller.
     */
    UserType: 1 | 2 | 3;
    /**
     * Counted from 1.
     */
    Page?: number;
    /**
     * Most records of a page.
     */
    PageLength?: number;
};

