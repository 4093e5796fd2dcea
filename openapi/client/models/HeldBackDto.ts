/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CampaignHold } from './CampaignHold';
export type HeldBackDto = {
    /**
     * The name.
     */
    name: string;
    why: CampaignHold;
    /**
     * The id of the person.
     */
    userId: number;
};

