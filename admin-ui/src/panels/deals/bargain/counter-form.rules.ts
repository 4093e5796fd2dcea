import type { CounterBodyDto } from '@stowbridge/api';
import { offerLengths, termsLengths } from '@stowbridge/contract/fields';
import { isPercent, lengthOf, priceProblem, toNumber } from '@stowbridge/contract/rules';
import { TERM_DAYS } from '@stowbridge/contract/turns';
import { withSeparators } from '../../../components/numbers';
import { dueErrors, momentTyped } from '../../../components/due';
import type { Deal } from '../../../records/deal';

/** A counter as it is typed. */
export interface CounterForm {
  price: string;
  earnestMoneyDeposit: string;
  diligencePeriodId: number | '';
  closingDays: string;
  hardDepositDays: string;
  exclusivityDays: string;
  commissionBy: 'buyer' | 'seller' | '';
  contingencies: string;
  message: string;
  /** MM-dd-yyyy and HH:mm; both can be left empty. */
  answerBy: string;
  answerTime: string;
}

const DAYS = ['closingDays', 'hardDepositDays', 'exclusivityDays'] as const;

/** The counter begins with the newest terms. */
export function counterForm({ versions = [] }: Deal): CounterForm {
  const [terms] = versions;
  return {
    price: withSeparators(terms?.price),
    earnestMoneyDeposit: withSeparators(terms?.earnestMoneyDeposit),
    diligencePeriodId: terms?.diligencePeriodId ?? '',
    closingDays: withSeparators(terms?.closingDays),
    hardDepositDays: withSeparators(terms?.hardDepositDays),
    exclusivityDays: withSeparators(terms?.exclusivityDays),
    commissionBy: terms?.commissionBy ?? '',
    contingencies: terms?.contingencies ?? '',
    message: '',
    answerBy: '',
    answerTime: '17:00',
  };
}

/** The first thing wrong with each field. */
export function counterErrors(form: Partial<CounterForm>, timeZone: string): Record<string, string> {
  const errors: Record<string, string> = {};
  const price = form.price ? priceProblem(form.price, 'Price is invalid') : 'Price is required';
  if (price) {
    errors.price = price;
  }
  if (!form.earnestMoneyDeposit) {
    errors.earnestMoneyDeposit = 'Earnest Money Deposit is required';
  } else if (!isPercent(form.earnestMoneyDeposit)) {
    errors.earnestMoneyDeposit = 'Earnest Money Deposit is invalid';
  }
  if (!form.diligencePeriodId) {
    errors.diligencePeriodId = 'Diligence Period is required';
  }
  for (const field of DAYS) {
    const typed = form[field];
    if (typed && !(/^\d+$/.test(typed) && Number(typed) <= TERM_DAYS.most)) {
      errors[field] = `Please enter 0 to ${TERM_DAYS.most} days`;
    }
  }
  for (const field of ['contingencies', 'message'] as const) {
    if (lengthOf((form[field] ?? '').trim()) > termsLengths[field]) {
      errors[field] = `At most ${termsLengths[field]} characters`;
    }
  }
  const due = form.answerBy ? dueErrors({ day: form.answerBy, time: form.answerTime }, timeZone) : {};
  return { ...errors, ...(due.day && { answerBy: due.day }), ...(due.time && { answerTime: due.time }) };
}

/** @param version of the terms that are answered */
export function counterOf(form: CounterForm, version: number, timeZone: string): CounterBodyDto {
  const [closingDays, hardDepositDays, exclusivityDays] = DAYS.map((field) =>
    form[field] ? Number(form[field]) : null,
  );
  return {
    version,
    price: toNumber(form.price) ?? 0,
    earnestMoneyDeposit: toNumber(form.earnestMoneyDeposit) ?? 0,
    diligencePeriodId: Number(form.diligencePeriodId),
    closingDays,
    hardDepositDays,
    exclusivityDays,
    commissionBy: form.commissionBy || null,
    contingencies: form.contingencies.trim() || null,
    message: form.message.trim() || null,
    answerBy: form.answerBy ? momentTyped({ day: form.answerBy, time: form.answerTime }, timeZone) : null,
  };
}

export const counterLengths = { ...termsLengths, price: offerLengths.price, earnest: offerLengths.earnestMoneyDeposit };
