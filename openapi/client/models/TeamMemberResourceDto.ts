/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TeamMemberResourceDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * The first name.
     */
    firstName: string;
    /**
     * The last name.
     */
    lastName: string;
    /**
     * What it is called.
     */
    title: string;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    phoneNumber: string;
    /**
     * The e-mail address.
     */
    email: string;
    /**
     * HTML, sanitised.
     */
    description: string;
    /**
     * The stored name of its first picture.
     */
    imageName: string | null;
    /**
     * Where they stand on the page, from the top.
     */
    position: number;
};

