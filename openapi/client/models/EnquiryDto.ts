/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EnquiryReplyDto } from './EnquiryReplyDto';
export type EnquiryDto = {
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * What kind it is.
     */
    kind: 'sell' | 'contact' | 'property';
    /**
     * What became of the copy for the CRM; `none` where nothing is copied: of an owner's enquiry, or without a CRM.
     */
    crmCopy: 'none' | 'waiting' | 'copied' | 'failed';
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The name.
     */
    name: string;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    phone: string;
    /**
     * The e-mail address.
     */
    email: string;
    /**
     * A text for people.
     */
    message: string;
    /**
     * The further fields of the contact form.
     */
    detail: Record<string, string>;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * When the office was done with it; null while it is not.
     */
    handledAt: string | null;
    /**
     * The administrator who takes care of it; null: nobody in particular.
     */
    ownerId: number | null;
    /**
     * The name of who looks after it.
     */
    ownerName: string | null;
    /**
     * The property that was asked about; null of the other kinds, and when it has been deleted.
     */
    propertyId: number | null;
    /**
     * As the public read it when somebody asked; null of the other kinds.
     */
    propertyName: string | null;
    /**
     * Oldest first; only on a single enquiry.
     */
    replies?: Array<EnquiryReplyDto>;
};

