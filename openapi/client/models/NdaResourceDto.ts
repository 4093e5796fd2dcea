/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NdaResourceDto = {
    id: number;
    propertyId: number;
    /**
     * As it was when it was signed.
     */
    propertyName: string;
    /**
     * Whose account signed.
     */
    userId: number;
    /**
     * The name as it was written.
     */
    name: string;
    /**
     * The address as it was written.
     */
    email: string;
    entity: string | null;
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
};

