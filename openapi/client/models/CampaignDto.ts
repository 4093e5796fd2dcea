/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CampaignAudienceDto } from './CampaignAudienceDto';
import type { CampaignPropertyDto } from './CampaignPropertyDto';
import type { CampaignState } from './CampaignState';
export type CampaignDto = {
    readonly id: number;
    subject: string;
    /**
     * HTML, sanitised.
     */
    intro: string;
    readonly properties: Array<CampaignPropertyDto>;
    readonly state: CampaignState;
    readonly scheduledAt: string | null;
    readonly startedAt: string | null;
    readonly endedAt: string | null;
    readonly stopReason: 'office' | 'property' | 'audience' | 'address' | 'refusals' | null;
    readonly madeById: number;
    readonly madeByName: string;
    /**
     * Of those who were in its audience when it began.
     */
    readonly peopleCount: number;
    readonly sentCount: number;
    /**
     * How many of them have opened a listing from it.
     */
    readonly clickedCount: number;
    readonly createdAt: string;
    propertyIds: Array<number>;
    audience: CampaignAudienceDto;
};

