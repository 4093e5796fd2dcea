/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CampaignHold } from './CampaignHold';
export type HeldBackDto = {
    name: string;
    why: CampaignHold;
    userId: number;
};

