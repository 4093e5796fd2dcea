/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReplacedFundsProofDto = {
    /**
     * Whether sellers may open the file too.
     */
    fileForSellers: boolean;
};

