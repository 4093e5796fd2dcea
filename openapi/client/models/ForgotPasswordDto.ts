/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ForgotPasswordDto = {
    /**
     * The name of the person; on signing in, the e-mail address.
     */
    UserName: string;
};

