import type { AnswerDto, QuestionDto } from '@stowbridge/api';

/** A question of Nia Hart about property 31, open and without an answer unless it is said otherwise. */
export const aQuestion = (given: Partial<QuestionDto> = {}): QuestionDto => ({
  id: 3,
  propertyId: 31,
  propertyName: 'Granite Peak 31',
  documentId: 41,
  documentName: 'Survey.pdf',
  documentVersion: 1,
  page: 4,
  askerId: 20,
  askerUserTypeId: 2,
  askerName: 'Nia Hart',
  askerCompany: 'Hartwell Storage, LLC',
  askerEmail: 'nia@example.com',
  text: 'Nia Hart asks: is the roof new?',
  state: 'open',
  dueAt: '2099-10-04T18:00:00Z',
  createdAt: '2026-10-02T18:00:00Z',
  declinedAt: null,
  declineReason: null,
  answers: [],
  ...given,
});

/** A draft of Leo Marsh. */
export const anAnswer = (version: number, given: Partial<AnswerDto> = {}): AnswerDto => ({
  version,
  text: 'Ten years.',
  authorName: 'Leo Marsh',
  state: 'draft',
  publishedTo: null,
  publishedQuestion: null,
  at: '2026-10-03T18:00:00Z',
  ...given,
});

/** The same, published to all. */
export const aPublished = (version: number, given: Partial<AnswerDto> = {}): AnswerDto =>
  anAnswer(version, { state: 'published', publishedTo: 'all', publishedQuestion: 'How old is the roof?', ...given });
