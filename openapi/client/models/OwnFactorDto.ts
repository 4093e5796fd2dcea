/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SecondFactorKind } from './SecondFactorKind';
export type OwnFactorDto = {
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * An app that shows codes, or a passkey.
     */
    readonly kind: SecondFactorKind;
    /**
     * What the person calls it.
     */
    name: string;
    /**
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * When it was used last.
     */
    readonly lastUsedAt: string | null;
};

