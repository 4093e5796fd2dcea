/** Questions and answers of the deal room: their words, limits and texts [BEYA-102 to BEYA-115]. */

export const QUESTION_STATES = ['open', 'answered', 'declined'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];
/** What lists call it. */
export const questionWords: Record<QuestionState, string> = {
  open: 'Open',
  answered: 'Answered',
  declined: 'Declined',
};

export const ANSWER_STATES = ['draft', 'published'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** What lists call it. */
export const answerStateWords: Record<AnswerState, string> = { draft: 'Draft', published: 'Published' };

/** Who reads a published answer. */
export const ANSWER_READERS = ['asker', 'all'] as const;
export type AnswerReaders = (typeof ANSWER_READERS)[number];
/** What lists call it. */
export const answerReaderWords: Record<AnswerReaders, string> = { asker: 'Asker', all: 'All signers' };

/** Most characters of each text. */
export const questionLengths = { question: 2000, answer: 4000 } as const;
/** The last page that a question can name. */
export const PAGE_MAX = 100_000;
/** Days within which a question should be answered. */
export const ANSWER_DAYS = 2;

/** Most open questions of a person on a property. */
export const OPEN_QUESTIONS_MAX = 10;
/** The refusal of the next one [BEYA-110]. */
export const TOO_MANY_QUESTIONS = 'Please wait for the answers to your ten open questions.';

/**
 * Why nothing can be asked any more [BEYA-111].
 * @param until YYYY-MM-DD
 */
export function questionsClosed(until: string): string {
  const [year, month, day] = until.split('-');
  return `Questions could be asked until ${month}/${day}/${year}.`;
}

/** What can give away who asked. */
export interface Asker {
  name: string;
  company: string | null;
  email: string;
}

/** Shorter parts of a name are looked for as a part of the whole only: initials, `de`. */
const TELLING_LETTERS = 3;
/** The end of a company's name that people leave out. */
const LEGAL_FORM = /[\s,]+(?:l\.?l\.?c|inc|corp|co|ltd|l\.?p|l\.?l\.?p)\.?$/;

/** Small letters without their marks, and single spaces. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a part stands in a text as words of its own. */
function holds(text: string, part: string): boolean {
  const words = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return part !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/**
 * What of the asker's name, company and e-mail stands in a text, in capitals or small letters, with marks or without
 * [BEYA-105].
 * @returns each as the account has it; empty when the text tells nothing
 */
export function askerNamedIn(text: string, { name, company, email }: Asker): string[] {
  const written = plain(text);
  const parts = name.split(/\s+/).filter((part) => [...part].length >= TELLING_LETTERS);
  const named = parts.filter((part) => holds(written, plain(part)));
  return [
    ...(named.length === 0 && holds(written, plain(name)) ? [name] : named),
    ...(company && holds(written, plain(company).replace(LEGAL_FORM, '')) ? [company] : []),
    ...(holds(written, plain(email)) ? [email] : []),
  ];
}

/** The warning before such a text is published. */
export const askerNamedText = (found: readonly string[]): string =>
  `This would tell who asked: ${found.join(', ')}. Please confirm, or change the wording.`;
