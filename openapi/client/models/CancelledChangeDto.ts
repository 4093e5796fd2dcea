/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CancelledChangeDto = {
    /**
     * The address of the account, as it was before.
     */
    Email: string;
    /**
     * The address had been changed and is back; a new password must be set by a reset link.
     */
    TakenBack: boolean;
};

