/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BegunViewDto = {
    /**
     * The person as whom the site is looked at.
     */
    userId: number;
    /**
     * The roles by default of this person, by name.
     */
    defaultRoles: Array<string>;
    /**
     * JWT of 15 minutes for the calls of the view; it cannot be refreshed.
     */
    token: string;
    /**
     * The session of the view.
     */
    sessionId: string;
    /**
     * When the view ends by itself.
     */
    expiresAt: string;
    /**
     * The first name of this person.
     */
    firstName: string;
    /**
     * The last name of this person.
     */
    lastName: string;
    /**
     * The e-mail address of this person.
     */
    email: string;
};

