/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LeftOutAccessDto = {
    /**
     * The person's.
     */
    name: string;
    /**
     * As it stands; null for a property that is gone.
     */
    state: 'pending' | 'open' | 'declined' | 'revoked' | null;
    /**
     * Why.
     */
    text: string;
    /**
     * Of the NDA.
     */
    id: number;
};

