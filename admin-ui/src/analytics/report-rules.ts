import { isTypedDate, toWireDate } from '../dates';

/** The range of a report that names none, last week by day [CONST-44]. */
const defaultRange = 1;

/** What the form of a report holds: the id of a range, or typed dates (MM-dd-yyyy) in its place. */
export interface ReportForm {
  rangeId: number | '';
  from: string;
  to: string;
}

export const defaultForm: ReportForm = { rangeId: defaultRange, from: '', to: '' };

/** [ANA-34], [ANA-35] */
export const reportMessages = {
  from: 'Please select valid From Date',
  to: 'Please select valid To Date',
  toMissing: 'Please select To Date',
};

/** The first thing wrong with each field; nothing is asked for while there is any [ANA-37]. */
export function reportErrors(
  { from, to }: Pick<ReportForm, 'from' | 'to'>,
  now: Date,
): Partial<Record<'from' | 'to', string>> {
  if (!from && !to) {
    return {};
  }
  if (!isWithinReach(from, now)) {
    return { from: reportMessages.from };
  }
  if (!to) {
    return { to: reportMessages.toMissing };
  }
  if (!isWithinReach(to, now) || String(toWireDate(to)) < String(toWireDate(from))) {
    return { to: reportMessages.to };
  }
  return {};
}

/** Whether a From Date leaves no room for the To Date that is set already [ANA-36]. */
export function displacesTo(from: string, to: string): boolean {
  const [first, last] = [toWireDate(from), toWireDate(to)];
  return Boolean(first && last && first >= last);
}

/** The days that may be chosen, YYYY-MM-DD: today and the 12 months before it [ANA-32], [ANA-33]. */
export function reach(now: Date): { first: string; last: string } {
  const ago = new Date(now.getFullYear() - 1, now.getMonth(), now.getDate());
  // The 29th of February has no day of its own a year before.
  if (ago.getMonth() !== now.getMonth()) {
    ago.setDate(0);
  }
  return { first: wireOf(ago), last: wireOf(now) };
}

function isWithinReach(typed: string, now: Date): boolean {
  const day = isTypedDate(typed) ? toWireDate(typed) : null;
  const { first, last } = reach(now);
  return day !== null && day >= first && day <= last;
}

const wireOf = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

/** What is sent: a pair of dates overrides the range, dates as YYYY-MM-DD or empty [ANA-28], [ANA-42], [ANA-44]. */
export function reportRequest({ rangeId, from, to }: ReportForm): {
  DateRangeID?: number;
  StartDate: string;
  EndDate: string;
} {
  const [StartDate, EndDate] = [toWireDate(from) ?? '', toWireDate(to) ?? ''];
  return { DateRangeID: StartDate || rangeId === '' ? undefined : rangeId, StartDate, EndDate };
}

/** `Showing result:` is followed by this: the two dates, or the range's name [ANA-29], [ANA-30]. */
export function rangeLabel({ rangeId, from, to }: ReportForm, ranges: { ID: number | ''; Name: string }[]): string {
  return from && to ? `${from} to ${to}` : (ranges.find(({ ID }) => ID === rangeId)?.Name ?? '');
}

/** A tick of a chart is cut to 12 characters [ANA-50]. */
export const tickLabel = (text: string) => (text.length > 12 ? `${text.slice(0, 12)}..` : text);

const id = /^[1-9]\d{0,8}$/;

/** What each field of a form may be in an address. */
const inAddress: Record<string, RegExp> = {
  rangeId: /^[1-5]$/,
  from: /^\d\d-\d\d-\d{4}$/,
  to: /^\d\d-\d\d-\d{4}$/,
  trackingTypeId: /^[1-7]$/,
  propertyId: id,
  agentId: id,
  storeTypeId: id,
  stateId: id,
};

/** The form that an address asks for; what it may not be, or says of dates that cannot be chosen, is as in `initial`. */
export function formOf<Form extends ReportForm>(search: URLSearchParams, initial: Form, now: Date): Form {
  const given = Object.entries(initial).flatMap(([field, value]) => {
    const text = search.get(field) ?? '';
    return inAddress[field]?.test(text) ? [[field, typeof value === 'string' ? text : Number(text)]] : [];
  });
  const form = { ...initial, ...(Object.fromEntries(given) as Partial<Form>) };
  if (Object.keys(reportErrors(form, now)).length > 0) {
    return { ...form, from: '', to: '' };
  }
  return form.from ? { ...form, rangeId: '' } : form;
}

/** The address of a form: what differs from `initial`. */
export function searchOf<Form extends ReportForm>(form: Form, initial: Form): URLSearchParams {
  const set = Object.entries(form).filter(
    ([field, value]) => value !== '' && value !== null && value !== initial[field as keyof Form],
  );
  return new URLSearchParams(set.map(([field, value]) => [field, String(value)]));
}
