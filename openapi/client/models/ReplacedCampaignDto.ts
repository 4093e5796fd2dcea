/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CampaignAudienceDto } from './CampaignAudienceDto';
export type ReplacedCampaignDto = {
    subject: string;
    /**
     * HTML; what is no plain structure is left out.
     */
    intro: string;
    propertyIds: Array<number>;
    audience: CampaignAudienceDto;
};

