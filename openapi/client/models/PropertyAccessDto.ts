/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NdaAccessDto } from './NdaAccessDto';
export type PropertyAccessDto = {
    name: string;
    /**
     * Of the access.
     */
    id: number;
    /**
     * Of the newest signature.
     */
    ndaId: number;
    userId: number;
    userTypeId: number;
    company: string | null;
    position: string | null;
    access: NdaAccessDto;
    signedAt: string;
    /**
     * When they last opened a document of the property.
     */
    lastOpenedAt: string | null;
};

