/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LiveDto = {
    /**
     * Where it stands.
     */
    status: 'ok';
};

