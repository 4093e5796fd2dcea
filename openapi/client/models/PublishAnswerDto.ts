/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PublishAnswerDto = {
    /**
     * The upper bound, in the unit of what it bounds.
     */
    to: 'asker' | 'all';
    /**
     * The question as all read it; needed with `all`.
     */
    question?: string | null;
    /**
     * Of the draft, as it was read: 409 when it is not the newest any more.
     */
    version: number;
    /**
     * Publish although question or answer hold the asker's name, company or e-mail, which is 422 at `confirmed` otherwise.
     */
    confirmed?: boolean;
};

