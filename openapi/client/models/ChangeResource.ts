/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Where the record is read: `/api/v1/{resource}/{resourceId}`.
 */
export type ChangeResource = 'users' | 'properties' | 'images' | 'documents' | 'ndas' | 'questions' | 'criteria' | 'deals' | 'funds-proofs' | 'offers' | 'tasks' | 'messages' | 'categories' | 'vendors' | 'campaigns' | 'team-members' | 'enquiries' | 'notes' | 'lookups' | 'mails';
