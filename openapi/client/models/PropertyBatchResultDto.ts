/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchFieldDto } from './BatchFieldDto';
import type { UnitMixRowDto } from './UnitMixRowDto';
export type PropertyBatchResultDto = {
    /**
     * The code of a problem; null where it was carried out.
     */
    code: string | null;
    /**
     * The problem in words; null where it was carried out.
     */
    detail: string | null;
    /**
     * The record that was created, changed or deleted, or was to be; null where none was created.
     */
    id: number | null;
    /**
     * The property as it is now; null where it was deleted, or nothing was done.
     */
    record: {
        /**
         * What comes below the street, such as a suite.
         */
        address2?: string | null;
        /**
         * The country.
         */
        country?: string | null;
        /**
         * HTML, sanitised; left out, it stays as it is.
         */
        description?: string | null;
        /**
         * The code or the address of a YouTube or Vimeo video; left out, it stays as it is.
         */
        videoCode?: string | null;
        /**
         * What a signature opens by itself; left out, it stays as it is.
         */
        ndaMode?: 'approved' | 'automatic' | 'manual' | 'manual-for-brokers';
        /**
         * What everybody else reads in place of the name: required where it is confidential; left out, it stays as it is.
         */
        teaserName?: string | null;
        /**
         * Whom NOI, occupancies and cap rate are shown to on the site; left out, it stays as it is.
         */
        figuresShown?: 'everyone' | 'after the NDA';
        /**
         * The id of the record.
         */
        readonly id: number;
        /**
         * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
         */
        readonly etag?: string;
        /**
         * Two letters.
         */
        readonly stateCode: string;
        /**
         * The name of the seller.
         */
        readonly sellerName: string | null;
        /**
         * When it was created.
         */
        readonly createdAt: string;
        /**
         * When it was modified.
         */
        readonly modifiedAt: string;
        /**
         * When it was first published.
         */
        readonly listedAt: string | null;
        /**
         * Whether an NDA document has been uploaded.
         */
        readonly hasNda: boolean;
        /**
         * File name of the cover; it loads from /StoreImages/{imageName}.
         */
        readonly imageName: string | null;
        /**
         * The price as the public reads it, whole dollars; null where it is hidden: not open, or words stand instead of it.
         */
        readonly publicPrice: number | null;
        /**
         * NOI / price, percent with two decimals; null where closed, unpriced or behind words.
         */
        readonly capRate: number | null;
        /**
         * Dollars per rentable square foot; null where closed, unpriced or behind words.
         */
        readonly pricePerSqft: number | null;
        /**
         * The name.
         */
        name: string;
        /**
         * Street and number.
         */
        address1: string;
        /**
         * The city.
         */
        city: string;
        /**
         * The id of one of the United States, as lookups list it.
         */
        stateId: number;
        /**
         * The ZIP code.
         */
        zipCode: string;
        /**
         * The id of the kind of property, as lookups list it.
         */
        storeTypeId: number;
        /**
         * Net rentable square feet.
         */
        rentableSqft?: number | null;
        /**
         * Acres.
         */
        acreage?: number | null;
        /**
         * Whole dollars.
         */
        price?: number | null;
        /**
         * The id of the words that stand in place of the price, as lookups list it.
         */
        alternatePriceOptionId?: number | null;
        /**
         * YYYY-MM-DD; required with option 6, cleared with any other.
         */
        alternatePriceOptionDate?: string | null;
        /**
         * With options 4 and 5, whole dollars: the range that the public reads beside the words; cleared with any other option.
         */
        guidanceLow?: number | null;
        /**
         * The upper end of the guidance, in whole dollars.
         */
        guidanceHigh?: number | null;
        /**
         * YYYY-MM-DD.
         */
        offersDueDate?: string | null;
        /**
         * Whether there is room to build more.
         */
        roomForExpansion?: boolean | null;
        /**
         * Whether it is shown on the home page.
         */
        featured?: boolean;
        /**
         * Published. Creating with false makes a draft; left out, it stays as it is.
         */
        active?: boolean;
        /**
         * Left out, it stays as it is.
         */
        statusId?: number;
        /**
         * Degrees north.
         */
        latitude?: number | null;
        /**
         * Degrees east.
         */
        longitude?: number | null;
        /**
         * Explorer radius, 1 to 10 miles.
         */
        radiusMiles?: number;
        /**
         * Left out, it stays as it is; null takes the property away from its seller.
         */
        sellerId?: number | null;
        /**
         * Listing agents in their order; left out, they stay as they are.
         */
        brokerIds?: Array<number>;
        /**
         * How many days an access lasts that a signature opens, 1 to 3650; null without an end; left out, it stays as it is.
         */
        accessDays?: number | null;
        /**
         * The owning seller may approve and decline requests for access, too; left out, it stays as it is.
         */
        sellerDecides?: boolean;
        /**
         * The owning seller reads the names and companies of buyers, and their certificates; left out, it stays as it is.
         */
        sellerSeesNames?: boolean;
        /**
         * Name, street, ZIP and exact place are shown only to those whose access is open; left out, it stays as it is.
         */
        confidential?: boolean;
        /**
         * YYYY-MM-DD, the last day on which buyers can ask questions; null without an end; left out, it stays as it is.
         */
        questionsUntil?: string | null;
        /**
         * Net operating income, whole dollars a year.
         */
        noi?: number | null;
        /**
         * Percent.
         */
        physicalOccupancyUnits?: number | null;
        /**
         * Percent of the area that is rented.
         */
        physicalOccupancyArea?: number | null;
        /**
         * Percent of the possible rent that is paid.
         */
        economicOccupancy?: number | null;
        /**
         * Percent of the area that is climate-controlled.
         */
        climateControlledShare?: number | null;
        /**
         * How many units there are.
         */
        unitCount?: number | null;
        /**
         * 1850 to the present year + 5.
         */
        yearBuilt?: number | null;
        /**
         * The units by their size.
         */
        unitMix?: Array<UnitMixRowDto> | null;
    } | null;
    /**
     * The status that it would have been answered alone.
     */
    status: number;
    /**
     * The fields that break a rule.
     */
    errors: Array<BatchFieldDto>;
};

