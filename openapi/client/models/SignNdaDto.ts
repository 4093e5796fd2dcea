/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SignNdaDto = {
    DealName?: string | null;
    NDAAddress2?: string | null;
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
    ID?: number;
    StoreID: number;
    NDAName: string;
    NDALastName: string;
    NDAEmail: string;
    NDAAddress: string;
    NDACity: string;
    NDAStateID: number;
    NDAZipCode: string;
    NDAPhone: string;
};

