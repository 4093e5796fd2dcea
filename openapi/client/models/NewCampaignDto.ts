/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CampaignAudienceDto } from './CampaignAudienceDto';
export type NewCampaignDto = {
    /**
     * What it is about.
     */
    subject: string;
    /**
     * HTML; what is no plain structure is left out.
     */
    intro: string;
    /**
     * The ids of the properties.
     */
    propertyIds: Array<number>;
    audience: CampaignAudienceDto;
};

