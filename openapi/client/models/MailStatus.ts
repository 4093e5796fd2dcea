/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * `written`: no mail server is configured, so it lies as an .eml file below DATA_DIR.
 */
export type MailStatus = 'queued' | 'sent' | 'written' | 'failed';
