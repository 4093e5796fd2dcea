/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ResetPasswordDto = {
    /**
     * The signed text that opens it.
     */
    Token: string;
    /**
     * The password.
     */
    Password: string;
    /**
     * The new password once more.
     */
    ConfirmPassword: string;
    /**
     * Not needed in the forgot flow.
     */
    TemporaryPassword?: string;
    /**
     * The mailed link carries it in its path, where it is a word.
     */
    isForgotPassword?: boolean;
};

