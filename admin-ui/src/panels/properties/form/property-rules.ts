import { ACCESS_DAYS_MAX, type NdaMode } from '@stowbridge/contract/access';
import { mayKeep } from '@stowbridge/contract/dates';
import { propertyLengths } from '@stowbridge/contract/fields';
import { guidanceProblem, takesGuidance } from '@stowbridge/contract/guidance';
import { PriceAlternative } from '@stowbridge/contract/ids';
import { charactersOf, fieldProblem } from '@stowbridge/contract/property-field-rules';
import { PROPERTY_FIELDS, type PropertyField, type PropertyFieldName } from '@stowbridge/contract/property-fields';
import { isWholeNumber, lengthOf, teaserProblem, toNumber } from '@stowbridge/contract/rules';
import type { FiguresShown } from '@stowbridge/contract/visibility';
import type { Property } from '../../../records/property';
import { toWireDate } from '../../../dates';

/** The property form as it is typed: numbers with separators, dates as MM-dd-yyyy. */
export interface PropertyForm extends Record<PropertyFieldName, string> {
  name: string;
  address1: string;
  address2: string;
  city: string;
  stateId: number | null;
  zipCode: string;
  country: string;
  storeTypeId: number | null;
  alternatePriceOptionId: number | null;
  alternatePriceOptionDate: string;
  guidanceLow: string;
  guidanceHigh: string;
  figuresShown: FiguresShown;
  offersDueDate: string;
  roomForExpansion: boolean | null;
  featured: boolean;
  statusId: number | null;
  ndaMode: NdaMode;
  accessDays: string;
  sellerDecides: boolean;
  confidential: boolean;
  teaserName: string;
  sellerSeesNames: boolean;
  /** MM-dd-yyyy; empty without an end. */
  questionsUntil: string;
}

/** What the rules need to know beside the form. */
interface FormContext {
  /** The property that is changed; none while one is made. */
  stored?: Pick<Property, 'alternatePriceOptionDate' | 'offersDueDate'>;
  /** Of the office: its day decides whether a date has passed. */
  timeZone: string;
  now?: Date;
}

export type FormErrors = Partial<Record<keyof PropertyForm, string>>;

/** Everything wrong with the form, the first thing per field [APROP-42] to [APROP-65]. */
export function propertyErrors(
  form: Partial<PropertyForm>,
  { stored, timeZone, now = new Date() }: FormContext,
): FormErrors {
  return {
    ...fieldErrors(form, now),
    ...dateErrors(form, stored, timeZone, now),
    ...lengthErrors(form),
    ...guidanceErrors(form),
    ...accessErrors(form),
    ...teaserErrors(form),
    ...questionErrors(form),
    ...missing(form, stored !== undefined),
  };
}

function missing(form: Partial<PropertyForm>, updating: boolean): FormErrors {
  const errors: FormErrors = {};
  const need = (field: keyof PropertyForm, text: string) => {
    if (isEmpty(form[field])) {
      errors[field] = text;
    }
  };
  need('name', 'Property Name is required');
  need('address1', 'Address Line 1 is required');
  need('city', 'City is required');
  need('stateId', 'State is required');
  need('zipCode', 'Zip is required');
  need('storeTypeId', 'Property Type is required');
  if (updating) {
    need('roomForExpansion', 'Room For Expansion is required');
    need('statusId', 'Status is required');
  }
  if (isEmpty(form.price) && isEmpty(form.alternatePriceOptionId)) {
    errors.price = 'Price or Price Alternative is required';
  }
  if (isEmpty(form.acreage) && isEmpty(form.rentableSqft)) {
    errors.rentableSqft = 'Acreage or Rentable Square Feet is required';
  }
  if (form.alternatePriceOptionId === PriceAlternative.Auction && isEmpty(form.alternatePriceOptionDate)) {
    errors.alternatePriceOptionDate = 'Date is required';
  }
  return errors;
}

function lengthErrors(form: Partial<PropertyForm>): FormErrors {
  const errors: FormErrors = {};
  for (const [field, length] of Object.entries(propertyLengths) as [keyof typeof propertyLengths, number][]) {
    if (lengthOf((form[field] ?? '').trim()) > length) {
      errors[field] = tooLong(length);
    }
  }
  return errors;
}

function accessErrors({ accessDays }: Partial<PropertyForm>): FormErrors {
  const days = accessDays ? toNumber(accessDays) : 1;
  return days !== null && Number.isInteger(days) && days >= 1 && days <= ACCESS_DAYS_MAX
    ? {}
    : { accessDays: `From 1 to ${ACCESS_DAYS_MAX} days` };
}

function guidanceErrors({ alternatePriceOptionId, guidanceLow, guidanceHigh }: Partial<PropertyForm>): FormErrors {
  if (!takesGuidance(alternatePriceOptionId)) {
    return {};
  }
  // What is no whole amount is never above 0.
  const dollars = (typed: string | undefined) => (typed?.trim() ? (isWholeNumber(typed) ? toNumber(typed) : 0) : null);
  const range = { guidanceLow: dollars(guidanceLow), guidanceHigh: dollars(guidanceHigh) };
  const problem = guidanceProblem(range);
  if (!problem) {
    return {};
  }
  const wrong = (['guidanceLow', 'guidanceHigh'] as const).filter((end) => !range[end]);
  // Of two amounts that are in the wrong order the first is marked.
  return Object.fromEntries((wrong.length ? wrong : ['guidanceLow']).map((end) => [end, problem]));
}

function teaserErrors({ confidential, name, teaserName }: Partial<PropertyForm>): FormErrors {
  const problem = confidential ? teaserProblem(name, teaserName) : undefined;
  return problem ? { teaserName: problem } : {};
}

/** A day that has passed closes the questions at once. */
const questionErrors = ({ questionsUntil }: Partial<PropertyForm>): FormErrors =>
  questionsUntil && !toWireDate(questionsUntil) ? { questionsUntil: 'Date is invalid' } : {};

function dateErrors(
  form: Partial<PropertyForm>,
  stored: FormContext['stored'],
  timeZone: string,
  now: Date,
): FormErrors {
  const errors: FormErrors = {};
  for (const field of ['alternatePriceOptionDate', 'offersDueDate'] as const) {
    const typed = form[field];
    if (!typed) {
      continue;
    }
    const date = toWireDate(typed);
    if (!date) {
      errors[field] = 'Date is invalid';
    } else if (!mayKeep(date, stored?.[field], timeZone, now)) {
      errors[field] = 'Date cannot be in the past';
    }
  }
  return errors;
}

function fieldErrors(form: Partial<PropertyForm>, now: Date): FormErrors {
  const errors: FormErrors = {};
  PROPERTY_FIELDS.forEach((field) => {
    const typed = form[field.name];
    const problem = typed && fieldProblem(field, typed, now);
    if (problem) {
      errors[field.name] = problem === 'length' ? tooLong(charactersOf(field)) : invalid(field);
    }
  });
  return errors;
}

const tooLong = (length: number): string => `At most ${length} characters`;
const invalid = ({ kind, label, labels }: PropertyField): string =>
  kind === 'percent' ? 'From 0 to 100 percent' : `${labels?.error ?? label} is invalid`;

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || String(value).trim() === '';
}
