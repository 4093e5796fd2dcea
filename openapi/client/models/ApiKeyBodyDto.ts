/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ApiKeyBodyDto = {
    /**
     * What the key may do, as resource and `read` or `write`.
     */
    scopes: Array<'users:read' | 'users:write' | 'properties:read' | 'properties:write' | 'images:read' | 'images:write' | 'documents:read' | 'documents:write' | 'ndas:read' | 'ndas:write' | 'questions:read' | 'questions:write' | 'criteria:read' | 'criteria:write' | 'deals:read' | 'deals:write' | 'funds-proofs:read' | 'funds-proofs:write' | 'offers:read' | 'offers:write' | 'tasks:read' | 'tasks:write' | 'messages:read' | 'messages:write' | 'categories:read' | 'categories:write' | 'vendors:read' | 'vendors:write' | 'campaigns:read' | 'campaigns:write' | 'team-members:read' | 'team-members:write' | 'enquiries:read' | 'enquiries:write' | 'notes:read' | 'notes:write' | 'webhooks:read' | 'webhooks:write' | 'lookups:read' | 'lookups:write' | 'mails:read' | 'mails:write' | 'events:read' | 'events:write' | 'audit:read' | 'audit:write'>;
    /**
     * When it stops working, at most 366 days ahead; so long without it.
     */
    expiresAt?: string | null;
    /**
     * Addresses and CIDR ranges from which it may be used; none for everywhere.
     */
    allowedAddresses?: Array<string>;
    /**
     * What it is for.
     */
    name: string;
};

