import type { AnswerDto, QuestionDto } from '@stowbridge/api';
import { questionWords, type QuestionState } from '@stowbridge/contract/questions';
import type { Tone } from '../../theme/tokens';

/** What a buyer asked, with all versions of the answer. */
export type Question = QuestionDto;

const tones: Record<QuestionState, Tone> = { open: 'warning', answered: 'success', declined: 'neutral' };

/** What the state is called, with its tone. */
export const questionStage = ({ state }: Pick<Question, 'state'>): { label: string; tone: Tone } => ({
  label: questionWords[state],
  tone: tones[state],
});

/** What a list can be narrowed to. */
export const questionStates = Object.entries(questionWords).map(([id, name]) => ({ id, name }));

export const isOverdue = ({ dueAt }: Pick<Question, 'dueAt'>, now: Date = new Date()): boolean => new Date(dueAt) < now;

const shown = 140;

/** As much of a question as names it in a list. */
export function beginningOf(text: string): string {
  const letters = [...text];
  return letters.length > shown ? `${letters.slice(0, shown).join('').trimEnd()}…` : text;
}

/** The newest version, while it is not published. */
export function draftOf({ answers }: Question): AnswerDto | undefined {
  const newest = answers.at(-1);
  return newest?.state === 'draft' ? newest : undefined;
}

/** The question as all read it now; undefined as long as they read nothing. */
export const wordingOf = ({ answers }: Question): string | undefined =>
  answers.findLast(({ publishedTo }) => publishedTo === 'all')?.publishedQuestion ?? undefined;
