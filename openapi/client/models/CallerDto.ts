/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RateLimitDto } from './RateLimitDto';
export type CallerDto = {
    /**
     * Ids of the roles: 1 administrator, 2 buyer, 3 seller.
     */
    roles: Array<number>;
    /**
     * What the key opens; null for a session, which opens what its roles do.
     */
    scopes: Array<string> | null;
    /**
     * The id of the person.
     */
    userId: number;
    /**
     * The first name.
     */
    firstName: string;
    /**
     * The last name.
     */
    lastName: string;
    /**
     * The e-mail address.
     */
    email: string;
    /**
     * The API key of the request; null for a session.
     */
    keyId: number | null;
    /**
     * When the key or the session ends; null for a key without an end.
     */
    expiresAt: string | null;
    rateLimit: RateLimitDto;
};

