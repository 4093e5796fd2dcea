/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportFiguresDto } from './ReportFiguresDto';
export type ReportDto = {
    /**
     * The id of the record.
     */
    id: number;
    /**
     * Its Monday, YYYY-MM-DD.
     */
    week: string;
    figures: ReportFiguresDto;
    /**
     * What the broker says of it.
     */
    note: string | null;
    /**
     * When it was made.
     */
    madeAt: string;
};

