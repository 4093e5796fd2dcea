/** What somebody is told who must prove their address by a mailed code; the dialog that asks for it knows it by these. */

export const CODE_DIGITS = 6;
export const CODE = /^\d{6}$/;

export const CONFIRM_FIRST = 'Please confirm your email first. We have sent you a code.';
export const CODE_WRONG = 'This is not the code that we sent you. Please look at it again.';
export const CODE_RENEWED = 'The code is no longer good. We have sent you a new one.';

/** Whether a refusal asks for a code. */
export const asksForCode = (refusal: string): boolean => [CONFIRM_FIRST, CODE_WRONG, CODE_RENEWED].includes(refusal);
