/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ActivityPeriodDto = {
    label: string;
    /**
     * Whether it is not counted whole.
     */
    part: boolean;
    views: number;
    ndasSigned: number;
    documentsOpened: number;
    offers: number;
};

