/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SocialLinkDto = {
    /**
     * The name.
     */
    Name: string;
    /**
     * The address.
     */
    Url: string;
};

