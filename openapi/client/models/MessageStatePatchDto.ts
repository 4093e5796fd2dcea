/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MessageStatePatchDto = {
    /**
     * The caller's own read state.
     */
    read?: boolean;
};

