/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MailCategory } from './MailCategory';
export type MailSubscriptionDto = {
    category: MailCategory;
    /**
     * What these mails are about, as it stands in a sentence.
     */
    about: string;
    /**
     * Whether these mails are stopped.
     */
    stopped: boolean;
};

