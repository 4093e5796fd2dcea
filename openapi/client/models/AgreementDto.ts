/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AgreementDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * Hex SHA-256 of the content.
     */
    sha256: string;
    /**
     * The name it was first uploaded with.
     */
    actualFileName: string;
    /**
     * The media type of the file.
     */
    contentType: string;
    /**
     * The size of the file in bytes.
     */
    bytes: number;
    /**
     * Of a PDF; null for others.
     */
    pages: number | null;
    /**
     * When its first version was uploaded.
     */
    firstUploadedAt: string;
    /**
     * Opens the text for this session and 5 minutes; relative to the site.
     */
    url: string;
};

