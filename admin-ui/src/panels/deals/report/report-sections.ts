import { longDate, money, nothing, percent } from '../../../components/format';
import type { DealReport } from '../../../records/deal';

export interface ReportSection {
  title: string;
  rows: [label: string, value: string][];
}

/** The report in the order in which it is read, on the screen and on paper [DEAL-34]. */
export function reportSections(report: DealReport): ReportSection[] {
  return [
    {
      title: 'Property',
      rows: [
        ['Property', report.Property],
        ['Property Address', report.PropertyAddress],
      ],
    },
    {
      title: 'Offer',
      rows: [
        ['Offer Price', money(report.OfferPrice)],
        ['Name', report.LOIName || nothing],
        ['Company', report.LOICompanyName || nothing],
        ['Diligence Period', report.DiligencePeriod || nothing],
        ['Earnest Money Deposit', percent(report.EarnestMoneyDeposit)],
        ['Source of Financing', report.SourceOfFinancing || nothing],
        ['Date Submitted', longDate(report.DateSubmitted)],
      ],
    },
    {
      title: 'Seller',
      rows: [
        ['Seller', report.SellerName || nothing],
        ['Phone', report.Sellercontact || nothing],
        ['Email', report.SellerContactEmail || nothing],
      ],
    },
    {
      title: 'Listing Agents',
      rows: report.ListingAgents.length
        ? report.ListingAgents.map((agent) => [
            agent.name,
            [agent.location, agent.phone, agent.email].filter(Boolean).join(', '),
          ])
        : [['Listing Agents', 'None assigned']],
    },
  ];
}
