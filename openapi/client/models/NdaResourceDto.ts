/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NdaResourceDto = {
    /**
     * What the signer may open on the property; null for a property that is gone.
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
        /**
         * When it was decided.
         */
        decidedAt: string | null;
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
     * The property was deleted since.
     */
    propertyGone: boolean;
    /**
     * Whose account signed.
     */
    userId: number;
    /**
     * The role: 1 administrator, 2 buyer, 3 seller.
     */
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
    /**
     * The company or person in whose name it was signed.
     */
    entity: string | null;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    phone: string;
    /**
     * Street and number.
     */
    address1: string;
    /**
     * What comes below the street, such as a suite.
     */
    address2: string | null;
    /**
     * The city.
     */
    city: string;
    /**
     * The state: where it stands, or one of the United States.
     */
    state: string;
    /**
     * The ZIP code.
     */
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
    /**
     * When it was signed.
     */
    signedAt: string;
    /**
     * When its certificate was made; null until then.
     */
    certifiedAt: string | null;
};

