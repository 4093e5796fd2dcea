/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ImportKind } from './ImportKind';
import type { ImportSampleDto } from './ImportSampleDto';
import type { ImportState } from './ImportState';
export type ImportDto = {
    kind: ImportKind;
    fileName: string;
    /**
     * Of its columns, from left to right.
     */
    headings: Array<string>;
    /**
     * The field of each column, as the body of such a record calls it; empty where the column is left out.
     */
    columns: Array<string>;
    /**
     * `checking`, `committing` and `undoing` are under way.
     */
    state: ImportState;
    /**
     * Why it failed.
     */
    error: string | null;
    madeByName: string;
    committedByName: string | null;
    id: number;
    rowCount: number;
    /**
     * How many rows have been looked at.
     */
    checkedCount: number;
    /**
     * How many the check calls right.
     */
    rightCount: number;
    wrongCount: number;
    /**
     * How many of the right rows change a record that is there; the others make new ones.
     */
    changingCount: number;
    writtenCount: number;
    /**
     * How many were right, and could not be written because something had changed.
     */
    refusedCount: number;
    /**
     * How many were taken back.
     */
    removedCount: number;
    /**
     * How many could not be taken back, because they were changed since.
     */
    keptCount: number;
    /**
     * At most five.
     */
    samples: Array<ImportSampleDto>;
    /**
     * Whether people are told as if each row had been typed.
     */
    mails: boolean;
    madeById: number;
    committedById: number | null;
    createdAt: string;
    checkedAt: string | null;
    committedAt: string | null;
    /**
     * When the last row was written.
     */
    doneAt: string | null;
    undoneAt: string | null;
};

