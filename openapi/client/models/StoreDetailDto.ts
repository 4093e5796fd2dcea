/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DocumentDto } from './DocumentDto';
import type { ListedImageDto } from './ListedImageDto';
import type { LookupItemDto } from './LookupItemDto';
import type { StoreDto } from './StoreDto';
export type StoreDetailDto = {
    Store: StoreDto;
    /**
     * The seller.
     */
    Seller: {
        /**
         * The id of the record.
         */
        Id: number;
        /**
         * The first name.
         */
        FirstName: string;
        /**
         * The last name.
         */
        LastName: string;
        /**
         * The phone, as xxx-xxx-xxxx in answers.
         */
        PhoneNumber: string;
        /**
         * The e-mail address.
         */
        Email: string;
        /**
         * 2 is shown as Active on property screens.
         */
        StatusID: number;
    } | null;
    /**
     * The pictures, in their order.
     */
    ListedImages: Array<ListedImageDto>;
    /**
     * The documents.
     */
    Documents: Array<DocumentDto>;
    /**
     * The kinds of documents.
     */
    DocumentTypes: Array<LookupItemDto>;
};

