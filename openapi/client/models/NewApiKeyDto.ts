/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewApiKeyDto = {
    id: number;
    name: string;
    /**
     * The last four characters of the key.
     */
    hint: string;
    scopes: Array<string>;
    /**
     * Who made it, and for whom it acts.
     */
    userId: number;
    userName: string;
    createdAt: string;
    /**
     * null for keys that were made before every key had an end.
     */
    expiresAt: string | null;
    allowedAddresses: Array<string>;
    /**
     * To the minute.
     */
    lastUsedAt: string | null;
    revokedAt: string | null;
    /**
     * The key that took its place; null when none did.
     */
    replacedById: number | null;
    /**
     * The key itself, shown this once: it is not stored. Sent as `Authorization: Bearer sbk_...`.
     */
    secret: string;
};

