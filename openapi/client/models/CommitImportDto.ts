/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CommitImportDto = {
    /**
     * `all` writes nothing while a row is wrong; `right` leaves the wrong ones out.
     */
    rows: 'all' | 'right';
    /**
     * Mails people as if each row had been typed; false where it is left out.
     */
    mails?: boolean;
};

