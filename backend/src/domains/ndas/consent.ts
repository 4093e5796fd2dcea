import { invalid } from '../../platform/common/errors';

export interface Consent {
  version: string;
  text: string;
}

/**
 * The sentences beside the checkbox, by version. Another wording is another version, and the earlier ones stay: a page
 * that was opened before it names the one it showed.
 */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['1', 'I have read the non-disclosure agreement, agree to be bound by it, and sign it electronically.'],
]);

/** The sentence that is shown today (FEVI-04). */
export const CONSENT: Consent = [...SENTENCES].map(([version, text]) => ({ version, text })).slice(-1)[0];

/**
 * The sentence that a request names; today's where it names none, as callers of the documents' payload do.
 * @throws DomainError('invalid') for a version that there is not
 */
export function consentOf(version: string | undefined): Consent {
  if (version === undefined) {
    return CONSENT;
  }
  const text = SENTENCES.get(version);
  if (text === undefined) {
    throw invalid('ConsentVersion is invalid', 'consentVersion');
  }
  return { version, text };
}
