/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HeldRoleDto } from './HeldRoleDto';
export type SignedNdaDto = {
    /**
     * The roles held after signing; the Buyer role among them.
     */
    defaultRole: Array<HeldRoleDto>;
    /**
     * The id of the signature under the NDA.
     */
    BuyerStoreNDAID: number;
    /**
     * Whether the materials are open now; else somebody looks at the request, or has declined it.
     */
    IsAccessOpen: boolean;
};

