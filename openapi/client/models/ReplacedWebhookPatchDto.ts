/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangeType } from './ChangeType';
export type ReplacedWebhookPatchDto = {
    /**
     * Begins with https:// and is public.
     */
    url?: string;
    /**
     * What it is for.
     */
    description?: string | null;
    /**
     * What it is told of.
     */
    events?: Array<ChangeType>;
    /**
     * Left out: active.
     */
    state?: 'active' | 'paused';
};

