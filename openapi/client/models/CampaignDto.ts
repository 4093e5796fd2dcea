/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CampaignAudienceDto } from './CampaignAudienceDto';
import type { CampaignPropertyDto } from './CampaignPropertyDto';
import type { CampaignState } from './CampaignState';
export type CampaignDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * What it is about.
     */
    subject: string;
    /**
     * HTML, sanitised.
     */
    intro: string;
    /**
     * The properties.
     */
    readonly properties: Array<CampaignPropertyDto>;
    /**
     * The state: where it stands, or one of the United States.
     */
    readonly state: CampaignState;
    /**
     * When it is to be sent.
     */
    readonly scheduledAt: string | null;
    /**
     * When it was started.
     */
    readonly startedAt: string | null;
    /**
     * When it ended.
     */
    readonly endedAt: string | null;
    /**
     * Why it stopped.
     */
    readonly stopReason: 'office' | 'property' | 'audience' | 'address' | 'refusals' | null;
    /**
     * The id of who made it.
     */
    readonly madeById: number;
    /**
     * The name of who made it.
     */
    readonly madeByName: string;
    /**
     * Of those who were in its audience when it began.
     */
    readonly peopleCount: number;
    /**
     * How many were sent.
     */
    readonly sentCount: number;
    /**
     * How many of them have opened a listing from it.
     */
    readonly clickedCount: number;
    /**
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * The ids of the properties.
     */
    propertyIds: Array<number>;
    audience: CampaignAudienceDto;
};

