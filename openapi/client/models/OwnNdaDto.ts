/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OwnNdaDto = {
    /**
     * What it opens; null for a property that is gone.
     */
    access: {
        /**
         * The state: where it stands, or one of the United States.
         */
        state: 'pending' | 'open' | 'declined' | 'revoked';
        /**
         * How far it goes: 1 after the NDA, 2 qualified, 3 under LOI.
         */
        tier: 1 | 2 | 3;
        /**
         * Open, but its end has come; an accepted offer outlasts it.
         */
        ended: boolean;
        /**
         * Null without an end.
         */
        expiresAt: string | null;
        /**
         * Of the last decision, as the buyer reads it.
         */
        reason: string | null;
        /**
         * Since when it waits to be approved; null unless it is pending.
         */
        waitingSince: string | null;
    } | null;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The id of the property.
     */
    propertyId: number;
    /**
     * As it was when it was signed.
     */
    propertyName: string;
    /**
     * The property can be opened.
     */
    isListed: boolean;
    /**
     * When it was signed.
     */
    signedAt: string;
    /**
     * The file that was signed; null when its text was not kept.
     */
    agreementName: string | null;
    /**
     * When its certificate was made; null until then.
     */
    certifiedAt: string | null;
};

