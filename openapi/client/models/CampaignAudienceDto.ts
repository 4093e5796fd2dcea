/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CampaignAudienceDto = {
    /**
     * Who looks for what one of the properties is, by its public figures.
     */
    matches: boolean;
    /**
     * Who keeps one of the properties.
     */
    favourites: boolean;
    /**
     * Who has signed an NDA.
     */
    signers: boolean;
    /**
     * On a property in these states; none: anywhere.
     */
    signerStateIds: Array<number>;
    /**
     * On a property of these types; none: of any.
     */
    signerTypeIds: Array<number>;
    /**
     * Buyers who live in these states.
     */
    stateIds: Array<number>;
    /**
     * Buyers who are chosen one by one.
     */
    userIds: Array<number>;
};

