/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ActivityPeriodDto = {
    /**
     * What it is called on the screens.
     */
    label: string;
    /**
     * Whether it is not counted whole.
     */
    part: boolean;
    /**
     * How often it was looked at.
     */
    views: number;
    /**
     * How many NDAs were signed.
     */
    ndasSigned: number;
    /**
     * How many documents were opened.
     */
    documentsOpened: number;
    /**
     * The offers, or how many there are.
     */
    offers: number;
};

