/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SignNdaDto = {
    /**
     * The name of the deal.
     */
    DealName?: string | null;
    /**
     * What comes below that street.
     */
    NDAAddress2?: string | null;
    /**
     * The company in whose name the NDA was signed.
     */
    NDAEntity?: string | null;
    /**
     * The agreement checkbox; left out by callers that send the documents' fields only, refused when false.
     */
    IsAgreed?: boolean;
    /**
     * Hex SHA-256 of the text that was shown; a text that has been replaced since is not signed.
     */
    DocumentSha256?: string | null;
    /**
     * Of the sentence that was shown beside the checkbox.
     */
    ConsentVersion?: string | null;
    /**
     * The six digits that were mailed to the account's address, where signing demands that it is confirmed.
     */
    EmailCode?: string | null;
    /**
     * Of the answer that served the text; its disclosure must be accepted.
     */
    CeremonyID?: string | null;
    /**
     * Whether the disclosure that came with the text was accepted.
     */
    IsDisclosureAccepted?: boolean | null;
    /**
     * Of the browser, by its IANA name; another text is ignored.
     */
    TimeZone?: string | null;
    /**
     * The id of the record.
     */
    ID?: number;
    /**
     * The id of the property.
     */
    StoreID: number;
    /**
     * The first name of who signed the NDA.
     */
    NDAName: string;
    /**
     * The last name of who signed the NDA.
     */
    NDALastName: string;
    /**
     * The e-mail address of who signed the NDA.
     */
    NDAEmail: string;
    /**
     * Street and number of who signed the NDA.
     */
    NDAAddress: string;
    /**
     * The city of who signed the NDA.
     */
    NDACity: string;
    /**
     * The id of that state.
     */
    NDAStateID: number;
    /**
     * The ZIP code of who signed the NDA.
     */
    NDAZipCode: string;
    /**
     * The phone of who signed the NDA.
     */
    NDAPhone: string;
};

