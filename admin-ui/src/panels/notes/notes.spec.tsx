import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeal } from '../../test/deals';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import { DealView } from '../deals/view/deal-view';
import { byTime, type Dated } from './note';
import { localMoment, noteErrors, sentNote } from './note-fields';

const note = (id: number, changes: object = {}) => ({
  id,
  subjectType: 'deal',
  subjectId: 1,
  subjectName: 'Avery Stone · Granite Peak 1',
  kind: 'note',
  text: `Text ${id}`,
  at: '2026-10-05T18:00:00Z',
  authorId: 1,
  authorName: 'Sam Carter',
  authorUserTypeId: 1,
  createdAt: '2026-10-05T18:00:00Z',
  modifiedAt: null,
  ...changes,
});
const step = { actorId: 1, actorUserTypeId: 1, actorName: 'Avery Stone', reason: null };

function open(refuse = false): Call[] {
  const notes: object[] = [note(7)];
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [
      /GET .*v1\/deals\/1$/,
      () => ({
        json: aDeal(1, 6, {
          history: [
            { ...step, fromStatusId: null, toStatusId: 4, at: '2026-10-01T18:00:00Z' },
            { ...step, fromStatusId: 4, toStatusId: 6, at: '2026-10-09T18:00:00Z' },
          ],
        }),
      }),
    ],
    [
      /GET .*v1\/notes\?/,
      () => ({ json: notes, headers: { 'content-range': `notes 0-${notes.length - 1}/${notes.length}` } }),
    ],
    [
      /POST .*v1\/notes$/,
      ({ body }) => {
        if (refuse) {
          return { status: 503, text: 'Not now' };
        }
        const made = note(8, { ...(body as object), at: '2026-10-20T18:00:00Z' });
        notes.unshift(made);
        return { status: 201, json: made };
      },
    ],
  ]);
  render(
    <Screen>
      <DealView id={1} onEdit={jest.fn()} onCounter={jest.fn()} onClose={jest.fn()} />
    </Screen>,
  );
  return calls;
}
const timeline = async () => within(await screen.findByRole('region', { name: 'Timeline' }));

describe('the notes on a timeline', () => {
  it('[BEYC-74] stand among the stages by their time', async () => {
    const calls = open();
    const shown = await timeline();
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(3));
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Submitted/),
      expect.stringMatching(/^NoteSam Carter, .*Text 7/),
      expect.stringMatching(/^Interested/),
    ]);
    expect(decodeURIComponent(calls.find(({ path }) => path.includes('/notes?'))?.path ?? '')).toContain(
      'filter={"dealId":1}',
    );
  });

  it('[BEYC-74] are added by Ctrl+Enter, a call without a time as of now', async () => {
    const calls = open();
    const shown = await timeline();
    await userEvent.click(await shown.findByRole('radio', { name: 'Call' }));
    expect(shown.getByLabelText('When the call was')).toHaveValue('');
    await userEvent.type(
      shown.getByRole('textbox', { name: /^Text/ }),
      ' Asks for the roof. {Control>}{Enter}{/Control}',
    );
    expect(await shown.findByText('Asks for the roof.')).toBeInTheDocument();
    const [sent] = calls.filter(({ method }) => method === 'POST');
    expect(sent.body).toEqual({ subjectType: 'deal', subjectId: 1, kind: 'call', text: 'Asks for the roof.' });
    expect(sent.headers.get('Idempotency-Key')).toMatch(/^\w{32}$/);
    await waitFor(() => expect(shown.getByRole('textbox', { name: /^Text/ })).toHaveValue(''));
  });

  it('[BEYC-74] are kept in the form when they cannot be saved', async () => {
    open(true);
    const shown = await timeline();
    await userEvent.type(await shown.findByRole('textbox', { name: /^Text/ }), 'Asks for the roof.');
    await userEvent.click(shown.getByRole('button', { name: 'Add to timeline' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(shown.getByRole('textbox', { name: /^Text/ })).toHaveValue('Asks for the roof.');
  });

  it('[BEYC-74] need a text, and a time that has passed', () => {
    expect(noteErrors({ kind: 'note', text: ' ', at: '' })).toEqual({ text: 'Please enter a text' });
    expect(noteErrors({ kind: 'call', text: 'A', at: '2999-01-01T10:00' })).toEqual({
      at: 'The date and time cannot be in the future',
    });
    expect(noteErrors({ kind: 'note', text: 'A', at: '2999-01-01T10:00' })).toEqual({});
  });

  it('[BEYC-74] send a time as the moment that it is here', () => {
    const at = '2026-01-02T17:30:00.000Z';
    expect(sentNote({ kind: 'call', text: ' A ', at: localMoment(at) })).toEqual({ kind: 'call', text: 'A', at });
    expect(sentNote({ kind: 'note', text: 'A', at: localMoment(at) })).toEqual({ kind: 'note', text: 'A' });
  });

  it('[BEYC-74] are merged with other lists, which keep their order', () => {
    const dated = (key: string, at: string): Dated => ({ key, at, tone: 'neutral', what: key, by: '' });
    const [first, second] = [
      [dated('a', '2026-01-05'), dated('b', '2026-01-02'), dated('c', '2026-01-03')],
      [dated('x', '2026-01-06'), dated('y', '2026-01-05'), dated('z', '2026-01-01')],
    ];
    expect(
      byTime(first, second)
        .map(({ key }) => key)
        .join(''),
    ).toBe('xaybcz');
  });
});
