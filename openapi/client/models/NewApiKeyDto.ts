/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewApiKeyDto = {
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The name.
     */
    name: string;
    /**
     * The last four characters of the key.
     */
    hint: string;
    /**
     * What the key may do, as resource and `read` or `write`.
     */
    scopes: Array<string>;
    /**
     * Who made it, and for whom it acts.
     */
    userId: number;
    /**
     * The name of the person; on signing in, the e-mail address.
     */
    userName: string;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * null for keys that were made before every key had an end.
     */
    expiresAt: string | null;
    /**
     * Addresses and CIDR ranges from which it may be used; from everywhere where there is none.
     */
    allowedAddresses: Array<string>;
    /**
     * To the minute.
     */
    lastUsedAt: string | null;
    /**
     * When it was revoked.
     */
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

