/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WatermarkOpenDto } from './WatermarkOpenDto';
export type WatermarkDto = {
    /**
     * As it is printed.
     */
    code: string;
    /**
     * The line on each page, with the time and the address of the first request.
     */
    text: string;
    /**
     * The oldest first; one for all that a session asks for within ten minutes.
     */
    opens: Array<WatermarkOpenDto>;
    /**
     * The id of the person.
     */
    userId: number;
    /**
     * The name.
     */
    name: string;
    /**
     * The e-mail address.
     */
    email: string;
    /**
     * The company.
     */
    companyName: string | null;
    /**
     * The id of the document.
     */
    documentId: number;
    /**
     * The name of the document.
     */
    documentName: string;
    /**
     * The number of the version, from 1.
     */
    version: number;
    /**
     * The id of the property.
     */
    propertyId: number;
    /**
     * Null when the property is gone.
     */
    propertyName: string | null;
    /**
     * YYYY-MM-DD, the day of the office for which the copy was made.
     */
    day: string;
    /**
     * When it was made.
     */
    madeAt: string;
    /**
     * Hex SHA-256 of the copy.
     */
    sha256: string;
};

