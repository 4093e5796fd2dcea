import { ApiProperty } from '@nestjs/swagger';
import { OfferVersionDto, offerVersionDto } from './offers.calls.dto';
import type { DealReport } from './deals.queries';

export class ReportAgentDto {
  name: string;
  location: string;
  phone: string;
  email: string;
}

/** The printable report of a deal [DEAL-34]. */
export class DealReportDto {
  Property: string;
  PropertyAddress: string;
  OfferPrice: number | null;
  LOIName: string | null;
  LOICompanyName: string | null;
  DiligencePeriod: string | null;
  EarnestMoneyDeposit: number | null;
  SourceOfFinancing: string | null;
  DateSubmitted: Date | null;
  SellerName: string | null;
  Sellercontact: string | null;
  SellerContactEmail: string | null;
  ListingAgents: ReportAgentDto[];
  /** Of either side: what they are and who has written them. The terms above are the newest that the buyer has made or agreed to. */
  @ApiProperty({ type: () => OfferVersionDto, nullable: true })
  NewestTerms: OfferVersionDto | null;
}

export const dealReportDto = ({ deal, property, seller, agents, versions: [newest] }: DealReport): DealReportDto => ({
  Property: deal.propertyName,
  PropertyAddress: property,
  OfferPrice: deal.price,
  LOIName: deal.loiName,
  LOICompanyName: deal.loiCompanyName,
  DiligencePeriod: deal.diligencePeriod,
  EarnestMoneyDeposit: deal.earnestMoneyDeposit,
  SourceOfFinancing: deal.sourceOfFinancing,
  DateSubmitted: deal.submittedAt,
  SellerName: seller.name,
  Sellercontact: seller.phone,
  SellerContactEmail: seller.email,
  ListingAgents: agents,
  NewestTerms: newest ? offerVersionDto(newest) : null,
});
