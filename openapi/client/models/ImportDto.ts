/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ImportKind } from './ImportKind';
import type { ImportSampleDto } from './ImportSampleDto';
import type { ImportState } from './ImportState';
export type ImportDto = {
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    kind: ImportKind;
    /**
     * The name of the stored file.
     */
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
    /**
     * The name of who made it.
     */
    madeByName: string;
    /**
     * The name of the committed by.
     */
    committedByName: string | null;
    /**
     * The id of the record.
     */
    id: number;
    /**
     * How many rows hold something, without the headings.
     */
    rowCount: number;
    /**
     * How many rows have been looked at.
     */
    checkedCount: number;
    /**
     * How many the check calls right.
     */
    rightCount: number;
    /**
     * How many the check calls wrong.
     */
    wrongCount: number;
    /**
     * How many of the right rows change a record that is there; the others make new ones.
     */
    changingCount: number;
    /**
     * How many have become records.
     */
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
    /**
     * The id of who made it.
     */
    madeById: number;
    /**
     * The id of the committed by.
     */
    committedById: number | null;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * When it was checked.
     */
    checkedAt: string | null;
    /**
     * When it was committed.
     */
    committedAt: string | null;
    /**
     * When the last row was written.
     */
    doneAt: string | null;
    /**
     * When it was undone.
     */
    undoneAt: string | null;
};

