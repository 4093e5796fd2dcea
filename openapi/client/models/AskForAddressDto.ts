/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PrivacyKind } from './PrivacyKind';
export type AskForAddressDto = {
    /**
     * The address whose data is asked for: the link is mailed there.
     */
    email: string;
    /**
     * What is asked for: a copy of what is kept, or that it is deleted.
     */
    kind: PrivacyKind;
};

