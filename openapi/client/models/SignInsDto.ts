/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SignInRowDto } from './SignInRowDto';
export type SignInsDto = {
    /**
     * Attempts of the last 30 days that failed or were stopped by a limit.
     */
    failed: number;
    /**
     * When it failed last.
     */
    lastFailedAt: string | null;
    /**
     * The last ten, the newest first.
     */
    signIns: Array<SignInRowDto>;
};

