/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProfileDocumentDto = {
    ID: number;
    DocumentTypeID: number;
    DocumentType: string;
    FileName: string;
    ActualFileName: string;
    CreatedDate: string;
    ModifiedDate: string;
};

