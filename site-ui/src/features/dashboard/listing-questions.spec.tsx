import type { AnswerDto, ListingQuestionDto } from '@stowbridge/api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Toast } from '../../components/toast';
import { findQuestions, ListingQuestions } from './listing-questions';

const asked: ListingQuestionDto = {
  id: 5,
  propertyId: 7,
  propertyName: 'Harbor Gate',
  documentId: 1,
  documentName: 'Rent roll.pdf',
  documentVersion: 1,
  page: 4,
  text: 'Is the roof <b>new</b>?',
  state: 'open',
  declineReason: null,
  dueAt: '2026-11-28T12:00:00Z',
  createdAt: '2026-11-26T12:00:00Z',
  declinedAt: null,
  answers: [],
  askerName: null,
  askerCompany: null,
};
const draft: AnswerDto = {
  version: 1,
  text: 'Yes, until 2031.',
  authorName: 'Leo Marsh',
  state: 'draft',
  publishedTo: null,
  publishedQuestion: null,
  at: '2026-11-27T12:00:00Z',
};
const published: AnswerDto = { ...draft, version: 2, authorName: 'Ana Reyes', state: 'published', publishedTo: 'all' };

let reloads = 0;
const reload = () => {
  reloads += 1;
  return Promise.resolve();
};

function show(questions: ListingQuestionDto[], replies: Replies = {}) {
  reloads = 0;
  signedInAs('Seller');
  const calls = serve(replies);
  renderAt(
    <>
      <ListingQuestions questions={questions} reload={reload} />
      <Toast />
    </>,
  );
  return calls;
}
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('questions about one’s listing', () => {
  it('[BEYA-95, BEYA-115] stand without a name where the office keeps it, HTML as text', () => {
    show([asked, { ...asked, id: 4, askerName: 'Nia Hart', documentName: null, page: null }]);
    const text = 'Is the roof <b>new</b>?To be answered by 11/28/2026.Draft an answer to: Is the roof <b>new</b>?';
    expect(items()).toEqual([`OpenA buyerRent roll.pdf, page 411/26/2026${text}`, `OpenNia Hart11/26/2026${text}`]);
  });

  it('[BEYA-103, BEYA-107] shows the draft apart from the newest answer that is published, and who reads that', () => {
    const correction = { ...draft, version: 3, text: 'Yes, until 2032.' };
    show([
      { ...asked, id: 6, answers: [draft] },
      { ...asked, id: 5, state: 'answered', answers: [draft, published] },
      { ...asked, id: 4, state: 'answered', answers: [draft, published, correction] },
    ]);
    const [first, second, third] = items();
    expect(first).toMatch(/Draft of Leo Marsh11\/27\/2026Yes, until 2031\.Change the draft/);
    expect(first).not.toMatch(/^Answered|Answer, read by/);
    expect(second).toMatch(/^Answered.*Answer, read by: All signers11\/27\/2026Yes, until 2031\.Draft a correction/);
    expect(second).not.toContain('Draft of');
    expect(third).toMatch(
      /All signers11\/27\/2026Yes, until 2031\.Draft of Leo Marsh11\/27\/2026Yes, until 2032\.Change/,
    );
  });

  it('shows why one was declined, which nobody answers any more', () => {
    show([{ ...asked, state: 'declined', declinedAt: '2026-11-27T12:00:00Z', declineReason: 'Not shared.' }]);
    expect(items()).toEqual([expect.stringMatching(/^DeclinedA buyer.*Reason11\/27\/2026Not shared\.$/)]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says what will stand there', () => {
    show([]);
    expect(screen.getByRole('region', { name: 'Questions' })).toHaveTextContent(/^QuestionsWhat buyers ask/);
  });

  it('[BEYA-103] saves a draft and loads again', async () => {
    const calls = show([asked], { 'POST /api/v1/me/questions/5/answers': { status: 201, body: asked } });
    await userEvent.click(screen.getByRole('button', { name: /^Draft an answer/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Draft of an answer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    expect(dialog.getByLabelText('Answer')).toHaveAccessibleDescription(/Please enter the answer$/);
    expect(calls).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Answer'), 'Yes.');
    expect(dialog.getByText('4 of 4,000 characters')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Your draft is saved. The office publishes it.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([calls[0]?.body, reloads]).toEqual([{ text: 'Yes.' }, 1]);
  });

  it('goes on from the newest text, and says at the field that the question was declined meanwhile', async () => {
    const detail = 'This question is declined.';
    show([{ ...asked, answers: [draft] }], {
      'POST /api/v1/me/questions/5/answers': {
        status: 409,
        body: { title: 'Conflict', status: 409, detail },
        type: 'application/problem+json',
      },
    });
    await userEvent.click(screen.getByRole('button', { name: /^Change the draft/ }));
    const answer = screen.getByLabelText('Answer');
    expect(answer).toHaveValue('Yes, until 2031.');
    expect(screen.getByText('16 of 4,000 characters')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(answer).toHaveAccessibleDescription(new RegExp(`${detail}$`)));
    expect(reloads).toBe(0);
  });

  it('asks for those of the listing, and puts first what is open', async () => {
    const answered = { ...asked, id: 9, state: 'answered' as const };
    const path = '/api/v1/me/questions?range=%5B0%2C99%5D&filter=%7B%22propertyId%22%3A7%7D';
    signedInAs('Seller');
    serve({ [`GET ${path}`]: { body: [answered, asked] } });
    expect((await findQuestions(7)).map(({ id }) => id)).toEqual([5, 9]);
  });
});
