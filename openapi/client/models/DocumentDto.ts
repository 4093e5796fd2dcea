/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DocumentDto = {
    /**
     * Which access it asks for: 0 none, 1 the NDA, 2 qualified buyers, 3 buyers under LOI, 9 office and owning seller only.
     */
    Tier: 0 | 1 | 2 | 3 | 9;
    /**
     * Null while nobody has looked at it.
     */
    Stampable: 'yes' | 'no' | 'not a PDF' | null;
    /**
     * What buyers get: copies, nothing until the office has prepared it, or the file as it is.
     */
    WatermarkState: 'watermarked' | 'to prepare' | 'not watermarked';
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
     * Stored name; the file is at /StoreDocuments/{FileName}.
     */
    FileName: string;
    /**
     * The name it was uploaded with.
     */
    ActualFileName: string;
    /**
     * Counts the versions of one document; an upload of the same name and type is the next.
     */
    Version: number;
    /**
     * The same for all versions of one document: the ID of the first.
     */
    LineID: number;
    /**
     * The ID of the version before it; null for the first.
     */
    Replaces: number | null;
    /**
     * Null while only the office has it.
     */
    PublishedDate: string | null;
    /**
     * Null unless it was taken back.
     */
    WithdrawnDate: string | null;
    /**
     * Its place among the documents of its type.
     */
    Position: number;
    /**
     * Whether buyers get copies that name them on each page, where it is a PDF.
     */
    Watermark: boolean;
    /**
     * What is to be known of its watermark, for people.
     */
    Notices: Array<string>;
    /**
     * Bytes.
     */
    FileSize: number;
    /**
     * When it was made.
     */
    CreatedDate: string;
    /**
     * When it was changed last.
     */
    ModifiedDate: string;
    /**
     * Null when that is not known.
     */
    UploadedBy: string | null;
    /**
     * How many people have signed this text, here or on other properties; their copies outlive the document.
     */
    SignedBy: number;
};

