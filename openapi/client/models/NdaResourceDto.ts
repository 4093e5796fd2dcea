/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NdaResourceDto = {
    /**
     * What the signer may open on the property; null for a property that is gone.
     */
    access: {
        state: 'pending' | 'open' | 'declined' | 'revoked';
        /**
         * How far it goes: 1 after the NDA, 2 qualified, 3 under LOI.
         */
        tier: 1 | 2 | 3;
        /**
         * The tier to which it returns when the accepted offer falls through; null while none has raised it.
         */
        tierBefore: 1 | 2 | 3 | null;
        /**
         * Where it was signed.
         */
        source: 'signed' | 'outside';
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
         * Who decided last; null for the product.
         */
        decidedBy: string | null;
        decidedAt: string | null;
        /**
         * Since when it waits to be approved; null unless it is pending.
         */
        waitingSince: string | null;
    } | null;
    id: number;
    propertyId: number;
    /**
     * As it was when it was signed.
     */
    propertyName: string;
    /**
     * The property was deleted since.
     */
    propertyGone: boolean;
    /**
     * Whose account signed.
     */
    userId: number;
    userTypeId: number;
    /**
     * What the account's owner is called today.
     */
    accountName: string;
    /**
     * The name as it was written.
     */
    name: string;
    /**
     * The address as it was written.
     */
    email: string;
    entity: string | null;
    phone: string;
    address1: string;
    address2: string | null;
    city: string;
    state: string;
    zipCode: string;
    /**
     * The address on the network that it was signed from; null when that is not known.
     */
    signedFrom: string | null;
    /**
     * The account's address when it signed; null when that is not known any more.
     */
    accountEmail: string | null;
    /**
     * Whether that address was confirmed by then; null when that is not known any more.
     */
    accountConfirmed: boolean | null;
    /**
     * Whether another address was written than that of the account; null when that is not known any more.
     */
    emailDiffers: boolean | null;
    /**
     * Hex SHA-256 of the text that was signed.
     */
    documentSha256: string;
    /**
     * The text was gone before texts were kept.
     */
    textLost: boolean;
    /**
     * `yes` when it is known that this text was shown.
     */
    shown: 'yes' | 'not recorded';
    /**
     * The sentence that was agreed to.
     */
    consentText: string;
    signedAt: string;
    /**
     * When its certificate was made; null until then.
     */
    certifiedAt: string | null;
};

