/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportPriceDto } from './ReportPriceDto';
export type ReportFiguresDto = {
    /**
     * The prices in that time.
     */
    prices: Array<ReportPriceDto>;
    /**
     * Null where fewer than ten listings compare.
     */
    comparable: {
        /**
         * The median of the views of comparable listings.
         */
        medianViews: number;
        /**
         * How many are compared, at least ten.
         */
        listings: number;
        /**
         * Whether they are of the same type and state; else all are compared.
         */
        alike: boolean;
    } | null;
    /**
     * Neither by the seller nor by the office.
     */
    views: number;
    /**
     * Those of people who were signed in and had seen the property on an earlier day.
     */
    returningViews: number;
    /**
     * People who have kept it since.
     */
    newFavourites: number;
    /**
     * How many people keep it.
     */
    favourites: number;
    /**
     * Saved searches that find it.
     */
    savedSearches: number;
    /**
     * People who signed the NDA.
     */
    ndasSigned: number;
    /**
     * People whose access was opened.
     */
    ndasGranted: number;
    /**
     * How many documents were opened.
     */
    documentsOpened: number;
    /**
     * Buyers who opened them.
     */
    documentReaders: number;
    /**
     * The questions, or how many there are.
     */
    questions: number;
    /**
     * First offers of buyers; none that is sealed.
     */
    offers: number;
    /**
     * Of the people who signed, those who have offered since.
     */
    signersWithOffer: number;
    /**
     * How often another price was public.
     */
    priceChanges: number;
    /**
     * For how many days it has been listed.
     */
    daysListed: number | null;
};

