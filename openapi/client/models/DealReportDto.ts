/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportAgentDto } from './ReportAgentDto';
export type DealReportDto = {
    Property: string;
    PropertyAddress: string;
    OfferPrice: number | null;
    LOIName: string | null;
    LOICompanyName: string | null;
    DiligencePeriod: string | null;
    EarnestMoneyDeposit: number | null;
    SourceOfFinancing: string | null;
    DateSubmitted: string | null;
    SellerName: string | null;
    Sellercontact: string | null;
    SellerContactEmail: string | null;
    ListingAgents: Array<ReportAgentDto>;
};

