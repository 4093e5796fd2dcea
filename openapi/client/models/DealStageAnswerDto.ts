/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DealStageAnswerDto = {
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * The id of the stage of the deal.
     */
    DealStatusID: number;
    /**
     * The stage of the deal.
     */
    DealStatus: string;
};

