/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProfileDocumentDto = {
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * The id of the kind of document, as lookups list it.
     */
    DocumentTypeID: number;
    /**
     * What kind of document it is.
     */
    DocumentType: string;
    /**
     * The name of the stored file.
     */
    FileName: string;
    /**
     * The name under which the file was uploaded.
     */
    ActualFileName: string;
    /**
     * When it was made.
     */
    CreatedDate: string;
    /**
     * When it was changed last.
     */
    ModifiedDate: string;
};

