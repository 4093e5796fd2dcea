/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DocumentDto } from './DocumentDto';
import type { ListedImageDto } from './ListedImageDto';
import type { LookupItemDto } from './LookupItemDto';
import type { StoreDto } from './StoreDto';
import type { StoreSellerDto } from './StoreSellerDto';
export type StoreDetailDto = {
    Store: StoreDto;
    Seller: StoreSellerDto | null;
    ListedImages: Array<ListedImageDto>;
    Documents: Array<DocumentDto>;
    DocumentTypes: Array<LookupItemDto>;
};

