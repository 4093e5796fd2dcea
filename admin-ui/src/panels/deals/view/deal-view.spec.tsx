import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeal } from '../../../test/deals';
import { emptyList, fakeApi } from '../../../test/fake-api';
import { lateLookups, lookups } from '../../../test/lookups';
import { Screen } from '../../../test/screen';
import type { Deal } from '../../../records/deal';
import { DealView } from './deal-view';

function open(statusId: number, changes: Partial<Deal> = {}, late?: ReturnType<typeof lateLookups>) {
  let stored = aDeal(1, statusId, { loiName: 'Avery Stone', history: [], ...changes });
  const calls = fakeApi([
    [/GET .*lookups/, late?.answer ?? (() => ({ json: lookups }))],
    emptyList('notes'),
    [/GET .*v1\/deals\/1$/, () => ({ json: stored })],
    [
      /POST .*v1\/deals\/1\/ask-revision$/,
      () => ({ json: (stored = { ...stored, revisionAskedAt: '2026-11-20T18:00:00Z' }) }),
    ],
  ]);
  render(
    <Screen>
      <DealView id={1} onEdit={jest.fn()} onCounter={jest.fn()} onClose={jest.fn()} />
    </Screen>,
  );
  return calls;
}
const button = () => screen.queryByRole('button', { name: 'Ask for a revision' });

describe('a deal', () => {
  it('[FEVI-10] asks the buyer of an open offer for a revision, and says since when', async () => {
    const calls = open(6);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a revision' }));
    expect(await screen.findByText('A revision is asked for since Nov 20, 2026.')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/v1/deals/1/ask-revision',
    ]);
    expect(button()).toBeNull();
  });

  it.each<[string, number, Partial<Deal>]>([
    ['an accepted deal', 1, {}],
    ['a deal at Interested', 4, { loiName: null }],
    ['an offer of an offline buyer', 6, { buyerId: null, offline: true }],
  ])('[FEVI-10] asks nobody for a revision of %s', async (_of, statusId, changes) => {
    open(statusId, changes);
    await waitFor(() => expect(screen.getByText('Timeline')).toBeInTheDocument());
    expect(button()).toBeNull();
  });

  it('[FOFF-19] shows the name and the description with which it was added', async () => {
    open(4, { dealName: 'First talks', description: 'Wants to close before spring.' });
    const view = await screen.findByRole('dialog', { name: 'First talks' });
    expect(await within(view).findByText('Wants to close before spring.')).toBeInTheDocument();
  });

  it('[FEVI-11] shows the beginning of a deal below the offer of the same moment', async () => {
    const at = '2026-10-01T18:00:00Z';
    open(6, {
      history: [
        { fromStatusId: null, toStatusId: 4, actorId: null, actorName: null, actorUserTypeId: null, at, reason: null },
        { fromStatusId: 4, toStatusId: 6, actorId: 1, actorUserTypeId: 1, actorName: 'Avery Stone', at, reason: null },
      ],
    });
    const stages = () =>
      screen.getAllByRole('listitem').map((step) => /^(Interested|Submitted)/.exec(step.textContent ?? '')?.[0]);
    await waitFor(() => expect(stages()).toEqual(['Submitted', 'Interested']));
  });

  it('[FOFF-11] says that an offer was revised where its stage stayed the same', async () => {
    const step = { actorId: 1, actorUserTypeId: 1, actorName: 'Avery Stone', at: '2026-10-01T18:00:00Z', reason: null };
    open(6, {
      history: [
        { ...step, fromStatusId: 4, toStatusId: 6 },
        { ...step, fromStatusId: 6, toStatusId: 6 },
      ],
    });
    await screen.findAllByRole('listitem');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Revised offerAvery Stone, /),
      expect.stringMatching(/^Submitted from InterestedAvery Stone, /),
    ]);
  });

  it('[FOFF-23] comes together with the names of its stages', async () => {
    const step = { actorId: 1, actorUserTypeId: 1, actorName: 'Avery Stone', at: '2026-10-01T18:00:00Z', reason: null };
    const late = lateLookups();
    open(6, { history: [{ ...step, fromStatusId: 4, toStatusId: 6 }] }, late);
    expect(await screen.findByRole('dialog', { name: /Granite/ })).toBeInTheDocument();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    late.letGo();
    expect(await screen.findByRole('listitem')).toHaveTextContent('Submitted from Interested');
  });
});
