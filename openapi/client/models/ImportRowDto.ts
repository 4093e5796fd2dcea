/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ImportProblemDto } from './ImportProblemDto';
import type { ImportRowState } from './ImportRowState';
export type ImportRowDto = {
    /**
     * As the spreadsheet counts; the headings are in row 1.
     */
    rowNumber: number;
    /**
     * As they came, from left to right.
     */
    cells: Array<string>;
    state: ImportRowState;
    /**
     * Whether it makes a record, or changes one; null while nobody knows.
     */
    creates: boolean | null;
    /**
     * What the record is called.
     */
    name: string | null;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The record that was written.
     */
    recordId: number | null;
    /**
     * What is wrong with it; empty where nothing is.
     */
    problems: Array<ImportProblemDto>;
};

