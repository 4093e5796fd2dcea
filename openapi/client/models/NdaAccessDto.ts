/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NdaAccessDto = {
    /**
     * The state: where it stands, or one of the United States.
     */
    state: 'pending' | 'open' | 'declined' | 'revoked';
    /**
     * How far it goes: 1 after the NDA, 2 qualified, 3 under LOI.
     */
    tier: 1 | 2 | 3;
    /**
     * The tier to which it returns when the accepted offer falls through; null while none has raised it.
     */
    tierBefore: 1 | 2 | 3 | null;
    /**
     * Where it was signed.
     */
    source: 'signed' | 'outside';
    /**
     * Open, but its end has come; an accepted offer outlasts it.
     */
    ended: boolean;
    /**
     * Null without an end.
     */
    expiresAt: string | null;
    /**
     * Of the last decision, as the buyer reads it.
     */
    reason: string | null;
    /**
     * Who decided last; null for the product.
     */
    decidedBy: string | null;
    /**
     * When it was decided.
     */
    decidedAt: string | null;
    /**
     * Since when it waits to be approved; null unless it is pending.
     */
    waitingSince: string | null;
};

