/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AttributionDto } from './AttributionDto';
import type { OfficeDto } from './OfficeDto';
import type { SocialLinkDto } from './SocialLinkDto';
export type SiteDto = {
    /**
     * The name of the product.
     */
    ProductName: string;
    /**
     * The e-mail address of the office.
     */
    ContactEmail: string;
    /**
     * The phone of the office.
     */
    ContactPhone: string;
    /**
     * The pages of the office on social networks.
     */
    SocialLinks: Array<SocialLinkDto>;
    /**
     * Colorado and California.
     */
    Offices: Array<OfficeDto>;
    /**
     * Null: the map shows its own land, water and places only.
     */
    MapTilesUrl: string | null;
    /**
     * Who made the map tiles.
     */
    MapTilesAttribution: AttributionDto;
    /**
     * The time zone of the office, of the IANA database: `America/Denver`.
     */
    TimeZone: string;
    /**
     * The version of the product, with the commit it was built from where that is known: `0.1.0 (4f1c2d3)`.
     */
    Version: string;
    /**
     * True while nobody can sign in to the back office, because no administrator has been made yet.
     */
    NeedsAdministrator: boolean;
};

