/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnSessionDto = {
    /**
     * Browser and system, as far as it says.
     */
    device: string | null;
    /**
     * From where the person signed in; null for sessions from before it was noted.
     */
    address: string | null;
    /**
     * The id of the record.
     */
    id: string;
    /**
     * When they signed in.
     */
    signedInAt: string;
    /**
     * When it was last kept alive.
     */
    lastUsedAt: string;
    /**
     * Whether it is the one that asks.
     */
    isCurrent: boolean;
};

