/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CampaignPreviewDto = {
    /**
     * The mail as HTML.
     */
    html: string;
};

