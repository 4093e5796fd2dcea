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
    userId: number;
    name: string;
    email: string;
    companyName: string | null;
    documentId: number;
    documentName: string;
    version: number;
    propertyId: number;
    /**
     * Null when the property is gone.
     */
    propertyName: string | null;
    /**
     * YYYY-MM-DD, the day of the office for which the copy was made.
     */
    day: string;
    madeAt: string;
    /**
     * Hex SHA-256 of the copy.
     */
    sha256: string;
};

