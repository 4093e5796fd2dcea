/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChangePasswordDto = {
    /**
     * The password.
     */
    Password: string;
    /**
     * The new password once more.
     */
    ConfirmPassword: string;
};

