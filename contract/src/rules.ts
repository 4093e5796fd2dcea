/** What a person may type, decided once: the server's validators, the site's and the back office's all ask here. */

/** A standard address with a top-level part of 2 to 7 letters [CONST-53]. */
export const EMAIL = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,7}$/;
/** An optional +1, then 3-3-4 digits with space, dot or dash between [CONST-50]. */
export const PHONE = /^(\+?1[ .-]?)?\d{3}[ .-]?\d{3}[ .-]?\d{4}$/;
/** The same with parentheses around the area code [CONST-51]. */
export const PHONE_WITH_PARENTHESES = /^(\+?1[ .-]?)?(\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
export const isPhone = (text: string): boolean => PHONE.test(text.trim());

/** Characters as people count them: those outside the basic plane are one, too. */
export const lengthOf = (text: string): number => [...text].length;

/** [REG-40] */
export const PASSWORD_HELP =
  'Passwords are case-sensitive, must be between 6 to 25 characters and contain at least 1 letter and 1 number or special character.';

/** What is wrong with a new password, or undefined: letters of any script count as letters [REG-37 to REG-40]. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') {
    return 'Password is required';
  }
  if (lengthOf(password) < 6) {
    return 'Your Password must be 6 characters';
  }
  if (lengthOf(password) > 25) {
    return 'Your Password must be 25 characters';
  }
  return /\p{L}/u.test(password) && /[^\p{L}\s]/u.test(password) ? undefined : PASSWORD_HELP;
}

const GROUPED = String.raw`(?:\d+|\d{1,3}(?:,\d{3})+)`;
const WHOLE = new RegExp(`^${GROUPED}$`);
const DECIMAL = new RegExp(String.raw`^(?=.*\d)${GROUPED}?(?:\.\d*)?$`);
const PERCENT = /^(?:\d{1,3}(?:\.\d{1,2})?|\.\d{1,2})$/;

/** Digits, with commas only between groups of three. */
export const isWholeNumber = (text: string): boolean => WHOLE.test(text.trim());
/** The same with at most one dot. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text.trim());
/** 0 to 100 with up to two decimals; a comma has no meaning in it. */
export const isPercent = (text: string): boolean => PERCENT.test(text.trim()) && Number(text) <= 100;

/** The number behind a typed text, or null when nothing was typed. */
export function toNumber(text: string | null | undefined): number | null {
  const digits = (text ?? '').replaceAll(',', '').trim();
  return digits === '' ? null : Number(digits);
}

/** How many days an API key works at most, and where nothing else is asked for. */
export const KEY_DAYS = 366;
export const KEY_TOO_LONG = `The expiry must lie at most ${KEY_DAYS} days ahead`;
/** For how many days a key that was replaced goes on at most. */
export const ROTATION_DAYS = 7;

/** What is offered or agreed on, in whole dollars. */
export const PRICE = { least: 1, largest: 999_999_999_999 } as const;
export const PRICE_INVALID = 'Price is invalid';

/** What is wrong with a price as it was typed, or undefined; `unreadable` is said of a text that is no amount at all. */
export function priceProblem(text: string, unreadable: string): string | undefined {
  if (!isWholeNumber(text)) {
    return unreadable;
  }
  const dollars = Number(toNumber(text));
  return dollars >= PRICE.least && dollars <= PRICE.largest ? undefined : PRICE_INVALID;
}

/** What is said before an offer is sent that is far from a public price, or undefined. */
export function farFromPrice(offer: number, asked: number | null): string | undefined {
  if (!asked) {
    return undefined;
  }
  const percent = (offer / asked) * 100;
  if (percent >= 50 && percent <= 150) {
    return undefined;
  }
  const share = percent < 0.01 ? 'less than 0.01' : percent.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return `This is ${share} % of the asking price.`;
}

/** What is wrong with the name under which a confidential property is shown, if anything [BEYA-131]. */
export function teaserProblem(name: string | undefined, teaserName: string | null | undefined): string | undefined {
  const teaser = teaserName?.trim().toLowerCase();
  if (!teaser) {
    return 'Teaser Name is required';
  }
  return teaser === name?.trim().toLowerCase() ? 'Teaser Name must differ from the name' : undefined;
}
