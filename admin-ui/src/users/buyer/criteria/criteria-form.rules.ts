import type { CriteriaBodyDto } from '@stowbridge/api';
import {
  BUDGET_INVALID,
  CRITERIA_DAYS,
  type CriteriaDay,
  criteriaNameLength,
  dayProblem,
  EQUITY_INVALID,
} from '@stowbridge/contract/criteria';
import {
  type AskedRow,
  askedOf,
  dollarsProblem,
  newRow,
  rowsOf,
  rowsProblem,
} from '@stowbridge/contract/criteria-form';
import { lengthOf, toNumber } from '@stowbridge/contract/rules';
import { withSeparators } from '../../../components/numbers';
import type { Criteria } from '../../../data-provider/criteria';
import { toTypedDate, toWireDate } from '../../../dates';

/** What a buyer buys, as it is typed; days are MM-dd-yyyy. */
export interface CriteriaForm {
  name: string;
  asked: AskedRow[];
  equity: string;
  maxPrice: string;
  exchangeDeadline: string;
  activeUntil: string;
}

export const newCriteria: CriteriaForm = {
  name: '',
  asked: [newRow('states'), newRow('price')],
  equity: '',
  maxPrice: '',
  exchangeDeadline: '',
  activeUntil: '',
};

export const criteriaForm = ({ name, must, nice, equity, maxPrice, ...days }: Criteria): CriteriaForm => ({
  name,
  asked: rowsOf(must, nice),
  equity: withSeparators(equity),
  maxPrice: withSeparators(maxPrice),
  exchangeDeadline: toTypedDate(days.exchangeDeadline),
  activeUntil: toTypedDate(days.activeUntil),
});

/** The first thing wrong with each field. @param stored the days that may stay although they have passed */
export function criteriaErrors(
  { name = '', asked = [], equity = '', maxPrice = '', ...days }: Partial<CriteriaForm>,
  timeZone: string,
  stored?: Pick<Criteria, CriteriaDay>,
): Partial<Record<keyof CriteriaForm, string>> {
  const dayError = (day: CriteriaDay): string | undefined => {
    const wire = toWireDate(days[day]);
    return days[day] && !wire ? `${CRITERIA_DAYS[day]} is invalid` : dayProblem(day, wire, stored?.[day], timeZone);
  };
  const errors = {
    name: !name.trim()
      ? 'Name is required'
      : lengthOf(name.trim()) > criteriaNameLength
        ? `At most ${criteriaNameLength} characters`
        : undefined,
    asked: rowsProblem(asked),
    equity: dollarsProblem(equity, EQUITY_INVALID),
    maxPrice: dollarsProblem(maxPrice, BUDGET_INVALID),
    exchangeDeadline: dayError('exchangeDeadline'),
    activeUntil: dayError('activeUntil'),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
}

export const criteriaTyped = (form: CriteriaForm): CriteriaBodyDto => ({
  name: form.name.trim(),
  ...askedOf(form.asked),
  equity: toNumber(form.equity),
  maxPrice: toNumber(form.maxPrice),
  exchangeDeadline: toWireDate(form.exchangeDeadline),
  activeUntil: toWireDate(form.activeUntil),
});
