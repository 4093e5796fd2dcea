/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RecoveryCodesDto = {
    /**
     * To be kept, and then confirmed; null where the person has codes already.
     */
    recoveryCodes: Array<string> | null;
};

