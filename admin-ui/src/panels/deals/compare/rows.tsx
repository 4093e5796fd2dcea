import Box from '@mui/material/Box';
import type { OfficeComparedOfferDto } from '@stowbridge/api';
import { COMPARED_TERMS, type ComparedTerm } from '@stowbridge/contract/comparison';
import type { ReactNode } from 'react';
import { money, moneyAndCents, nothing, number, percent, shortDate } from '../../../components/format';
import type { Property } from '../../../records/property';
import { FundsChips } from '../../funds/funds-chips';
import { StageChip } from '../stage/stage-chip';
import { Muted } from './muted';

export type Offer = OfficeComparedOfferDto;

export interface Row {
  label: string;
  value: (offer: Offer) => ReactNode;
}

const days = (count: number | null): string => number(count, count === 1 ? ' day' : ' days');

/** What is compared: all that the seller reads, and what the office alone knows. */
export function rowsFor({ price: asked, rentableSqft }: Property, offers: Offer[]): Row[] {
  const highest = Math.max(...offers.map(({ price }) => price ?? 0));
  const values: Record<ComparedTerm, Row['value']> = {
    Price: ({ price, counter }) => (
      <Box component="span" sx={{ fontWeight: 620 }}>
        {money(price)}
        {price === highest && <Muted>highest</Muted>}
        {counter && <Muted>{`the ${counter.authorSide} countered ${money(counter.price)}`}</Muted>}
      </Box>
    ),
    'Of the asking price': ({ price }) =>
      asked && price !== null ? percent(Math.round((1000 * price) / asked) / 10) : nothing,
    'Per NRSF': ({ price }) => (rentableSqft && price !== null ? moneyAndCents(price / rentableSqft) : nothing),
    'Earnest money': ({ terms }) => percent(terms.earnestMoneyDeposit),
    'Goes hard after': ({ terms }) => days(terms.hardDepositDays),
    Diligence: ({ terms }) => terms.diligencePeriod,
    Closing: ({ terms }) => days(terms.closingDays),
    Contingencies: ({ terms }) => terms.contingencies || nothing,
    Financing: ({ terms }) => terms.sourceOfFinancing,
    'Proof of funds': (offer) => (offer.funds ? <FundsChips deal={offer} /> : nothing),
    Submitted: ({ submittedAt }) => shortDate(submittedAt),
    'Days to answer': ({ daysToAnswer }) => number(daysToAnswer),
  };
  return [
    { label: 'Status', value: (offer) => <StageChip deal={offer} /> },
    ...COMPARED_TERMS.map((label) => ({ label, value: values[label] })),
    { label: 'Name', value: ({ terms }) => terms.loiName },
    { label: 'Company', value: ({ terms }) => terms.loiCompanyName },
    { label: 'In this stage since', value: ({ statusDate }) => shortDate(statusDate) },
  ];
}
