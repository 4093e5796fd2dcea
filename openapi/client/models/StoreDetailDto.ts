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
    Seller: {
        Id: number;
        FirstName: string;
        LastName: string;
        PhoneNumber: string;
        Email: string;
        /**
         * 2 is shown as Active on property screens.
         */
        StatusID: number;
    } | null;
    ListedImages: Array<ListedImageDto>;
    Documents: Array<DocumentDto>;
    DocumentTypes: Array<LookupItemDto>;
};

