/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HeldBackDto } from './HeldBackDto';
export type CampaignReportDto = {
    /**
     * How many were sent.
     */
    sent: number;
    /**
     * How many the servers of recipients refused.
     */
    refused: number;
    /**
     * How many could not be sent.
     */
    failed: number;
    /**
     * Not written to yet; of one that was stopped, who will not be.
     */
    waiting: number;
    /**
     * How many have opened a listing from it.
     */
    clicked: number;
    /**
     * NDAs that its readers signed on its properties within 14 days.
     */
    ndas: number;
    /**
     * How many are not shown to the caller.
     */
    heldBackCount: number;
    /**
     * At most 500 of them, by name.
     */
    heldBack: Array<HeldBackDto>;
};

