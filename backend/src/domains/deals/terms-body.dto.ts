import { offerLengths, termsLengths } from '@stowbridge/contract/fields';
import type { CommissionSide } from '@stowbridge/contract/turns';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { OptionalLines, PriceAmount, RequiredId, TypedPercent } from '../../platform/http/rules';
import { CommissionPayer, OptionalMoment, TermDays } from './term-rules';

/** What terms say on /api/v1, whoever writes them. */
export class TermsBodyDto {
  /** Whole dollars. */
  @PriceAmount('Price is required.', 'Price is invalid', offerLengths.price)
  price: number;
  /** Percent of the price. */
  @TypedPercent(
    'Earnest Money Deposit is required',
    'Earnest Money Deposit is invalid',
    offerLengths.earnestMoneyDeposit,
  )
  earnestMoneyDeposit: number;
  @RequiredId('Diligence Period is required')
  diligencePeriodId: number;
  /** Days to the closing. */
  @TermDays('Closing')
  closingDays?: number | null;
  /** Days after which the deposit is not returned. */
  @TermDays('Hard deposit')
  hardDepositDays?: number | null;
  /** Days in which the seller talks to nobody else. */
  @TermDays('Exclusivity')
  exclusivityDays?: number | null;
  /** Who pays the commission. */
  @CommissionPayer()
  commissionBy?: CommissionSide | null;
  @OptionalLines('Contingencies', termsLengths.contingencies)
  contingencies?: string | null;
  @OptionalLines('Message', termsLengths.message)
  message?: string | null;
  /** Until when it can be agreed to, within the next 60 days. */
  @ApiPropertyOptional({ example: null })
  @OptionalMoment('Answer by')
  answerBy?: Date | null;
}
