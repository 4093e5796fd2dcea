/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CampaignHold = 'within 3 days' | 'twice in 7 days' | 'account' | 'stopped' | 'refused';
