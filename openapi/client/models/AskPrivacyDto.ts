/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PrivacyKind } from './PrivacyKind';
export type AskPrivacyDto = {
    /**
     * What the caller asks for: a copy of their data, or that their account is deleted.
     */
    kind: PrivacyKind;
};

