/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DocumentResourceDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * The id of the property.
     */
    readonly propertyId: number;
    /**
     * What kind of document it is.
     */
    readonly documentType: string;
    /**
     * Which access it asks for: 0 none, 1 the NDA, 2 qualified buyers, 3 buyers under LOI, 9 office and owning seller only.
     */
    tier: 0 | 1 | 2 | 3 | 9;
    /**
     * Null while nobody has looked at it.
     */
    readonly stampable: 'yes' | 'no' | 'not a PDF' | null;
    /**
     * What buyers get: copies, nothing until the office has prepared it, or the file as it is.
     */
    readonly watermarkState: 'watermarked' | 'to prepare' | 'not watermarked';
    /**
     * What is to be known of its watermark, for people.
     */
    readonly notices: Array<string>;
    /**
     * The name of the stored file.
     */
    readonly fileName: string;
    /**
     * The name it was uploaded with.
     */
    readonly actualFileName: string;
    /**
     * The media type of the file.
     */
    readonly contentType: string;
    /**
     * The number of the version, from 1.
     */
    readonly version: number;
    /**
     * The same for all versions of one document: the id of the first.
     */
    readonly lineId: number;
    /**
     * The id of the version before it; null for the first.
     */
    readonly replaces: number | null;
    /**
     * Null while only the office has it.
     */
    readonly publishedAt: string | null;
    /**
     * Null unless it was taken back.
     */
    readonly withdrawnAt: string | null;
    /**
     * Its place among the documents of its type.
     */
    position: number;
    /**
     * The size of the file in bytes.
     */
    readonly bytes: number;
    /**
     * Hex SHA-256 of the content.
     */
    readonly sha256: string;
    /**
     * Null when that is not known.
     */
    readonly uploadedBy: string | null;
    /**
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * When it was modified.
     */
    readonly modifiedAt: string;
    /**
     * The id of the kind of document, as lookups list it.
     */
    documentTypeId: number;
    /**
     * Whether buyers get copies that name them on each page, where it is a PDF.
     */
    watermark: boolean;
};

