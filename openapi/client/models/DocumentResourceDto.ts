/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DocumentResourceDto = {
    id: number;
    propertyId: number;
    documentTypeId: number;
    documentType: string;
    fileName: string;
    /**
     * The name it was uploaded with.
     */
    actualFileName: string;
    contentType: string;
    version: number;
    bytes: number;
    /**
     * Hex SHA-256 of the content.
     */
    sha256: string;
    /**
     * Null when that is not known.
     */
    uploadedBy: string | null;
    createdAt: string;
    modifiedAt: string;
};

