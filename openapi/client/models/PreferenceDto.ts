/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PreferenceDto = {
    /**
     * What it is about, such as a list of the back office.
     */
    name: string;
    /**
     * Whatever the front end keeps there.
     */
    stored: string;
};

