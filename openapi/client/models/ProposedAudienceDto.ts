/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CampaignAudienceDto } from './CampaignAudienceDto';
export type ProposedAudienceDto = {
    /**
     * Who would be written to now.
     */
    count: number;
    /**
     * Who got campaigns lately and would be held back.
     */
    heldBack: number;
    audience: CampaignAudienceDto;
};

