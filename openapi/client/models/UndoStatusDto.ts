/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UndoStatusDto = {
    /**
     * 2 approved, 3 rejected.
     */
    statusId: 2 | 3;
};

