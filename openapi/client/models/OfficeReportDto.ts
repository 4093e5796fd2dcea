/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportFiguresDto } from './ReportFiguresDto';
export type OfficeReportDto = {
    /**
     * Its Monday, YYYY-MM-DD.
     */
    week: string;
    /**
     * Of a week whose report is not made: as they are now.
     */
    figures: ReportFiguresDto;
    /**
     * What the writer noted.
     */
    note: string | null;
    /**
     * When it was made.
     */
    madeAt: string | null;
    /**
     * When it was handed to the mails of the seller.
     */
    sentAt: string | null;
};

