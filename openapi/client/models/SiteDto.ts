/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfficeDto } from './OfficeDto';
import type { SocialLinkDto } from './SocialLinkDto';
export type SiteDto = {
    ProductName: string;
    ContactEmail: string;
    ContactPhone: string;
    SocialLinks: Array<SocialLinkDto>;
    /**
     * Colorado and California [SHELL-84].
     */
    Offices: Array<OfficeDto>;
    /**
     * Null: the map draws the states only.
     */
    MapTilesUrl: string | null;
    /**
     * True while nobody can sign in to the back office, because no administrator has been made yet.
     */
    NeedsAdministrator: boolean;
};

