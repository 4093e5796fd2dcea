/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NdaAccessDto } from './NdaAccessDto';
export type PropertyAccessDto = {
    /**
     * The name.
     */
    name: string;
    /**
     * Of the access.
     */
    id: number;
    /**
     * Of the newest signature.
     */
    ndaId: number;
    /**
     * The id of the person.
     */
    userId: number;
    /**
     * The role: 1 administrator, 2 buyer, 3 seller.
     */
    userTypeId: number;
    /**
     * The company.
     */
    company: string | null;
    /**
     * Where it stands in its order; of a person, what they are.
     */
    position: string | null;
    access: NdaAccessDto;
    /**
     * When it was signed.
     */
    signedAt: string;
    /**
     * When they last opened a document of the property.
     */
    lastOpenedAt: string | null;
};

