/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SecondFactorKind } from './SecondFactorKind';
export type OwnFactorDto = {
    readonly id: number;
    /**
     * An app that shows codes, or a passkey.
     */
    readonly kind: SecondFactorKind;
    /**
     * What the person calls it.
     */
    name: string;
    readonly createdAt: string;
    readonly lastUsedAt: string | null;
};

