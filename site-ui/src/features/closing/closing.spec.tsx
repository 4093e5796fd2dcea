import type { OwnDealDateDto, OwnTaskDto } from '@stowbridge/api';
import { DEAL_DATE_KINDS, dateStates } from '@stowbridge/contract/closing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import Closing from './closing';

const dueOn = ['2026-11-01', '2026-11-11', '2026-11-28', '2026-12-05', '2026-12-15', null, '2027-01-04', '2027-01-14'];
const aTask = (id: number, title: string, change: Partial<OwnTaskDto> = {}): OwnTaskDto => ({
  id,
  title,
  dueOn: '2026-12-01',
  phase: 'contract',
  side: 'buyer',
  dealId: 31,
  propertyId: 7,
  propertyName: 'Harbor Gate Storage',
  doneAt: null,
  note: null,
  files: [],
  ...change,
});

function open() {
  signedInAs('Buyer');
  const plan = DEAL_DATE_KINDS.map((kind, n) => ({
    id: n + 1,
    kind,
    dueOn: dueOn[n] ?? null,
    doneOn: n < 2 ? (dueOn[n] ?? null) : null,
    amount: null,
  }));
  const states = dateStates(plan, '2026-11-26');
  const dates = plan.map((date, n): OwnDealDateDto => ({ ...date, state: states[n] ?? 'ahead' }));
  const tasks = [aTask(1, 'Insurance'), aTask(2, 'Survey', { dueOn: null, note: 'Ordered' })];
  const path = `/api/v1/me/tasks?${new URLSearchParams({ range: '[0,199]', filter: '{"dealId":31}' })}`;
  const calls = serve({
    'GET /api/v1/me/deals/31/dates': { body: dates },
    [`GET ${path}`]: () => ({ body: tasks.map((task) => ({ ...task })) }),
    'POST /api/v1/me/tasks/1/done': () => {
      tasks[0] = aTask(1, 'Insurance', { doneAt: '2026-11-26T18:00:00Z' });
      return { body: tasks[0] };
    },
    'PUT /api/v1/me/tasks/2': ({ body }) => {
      tasks[1] = aTask(2, 'Survey', { dueOn: null, note: (body as { note: string }).note });
      return { body: tasks[1] };
    },
    'POST /api/v1/me/tasks/1/files': () => {
      tasks[0] = aTask(1, 'Insurance', { files: [{ name: 'policy.pdf', published: false }] });
      return { status: 201, body: tasks[0] };
    },
  });
  renderAt(<Closing dealId={31} />, { path: '/property/7/Harbor-Gate-Storage/' });
  return calls;
}
const sent = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

describe('the way to closing, for buyer and seller', () => {
  it('[BEYC-46] [BEYC-48] says what is next, and then all eight dates', async () => {
    open();
    const dates = within(await screen.findByRole('list', { name: 'Dates' })).getAllByRole('listitem');
    expect(dates.map(({ textContent }) => textContent)).toEqual([
      'LOI signedNovember 1, 2026Done',
      'Purchase agreementNovember 11, 2026Done',
      'Earnest money dueNovember 28, 2026Next',
      'Goes hardDecember 5, 2026',
      'Diligence endsDecember 15, 2026',
      'Financingnot set',
      'TitleJanuary 4, 2027',
      'ClosingJanuary 14, 2027',
    ]);
    expect(screen.getByText(/^Next:/)).toHaveTextContent('Next: Earnest money due, due on November 28, 2026');
  });

  it('[BEYC-59] ticks a task of one’s own side, and notes something on it', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Insurance' }));
    expect(await screen.findByText('Done on November 26, 2026')).toBeInTheDocument();
    expect(screen.getByText('1 of 2 done')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change note: Survey' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note: Survey' }), ' today');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Ordered today')).toBeInTheDocument();
    expect(sent(calls)).toEqual([
      ['POST', '/api/v1/me/tasks/1/done', {}],
      ['PUT', '/api/v1/me/tasks/2', { note: 'Ordered today' }],
    ]);
  });

  it('[BEYC-54] adds a document to a task, and nothing else', async () => {
    const calls = open();
    const input = await screen.findByLabelText('File for Insurance');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, new File(['x'], 'policy.zip'));
    expect(await screen.findByRole('alert')).toHaveTextContent('it must be a PDF, Word, Excel or PowerPoint file');
    expect(sent(calls)).toEqual([]);
    await user.upload(input, new File(['x'], 'policy.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(screen.getByText('policy.pdf')).toHaveTextContent('policy.pdf the office looks at it'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent(calls).map(([method, path]) => `${String(method)} ${String(path)}`)).toEqual([
      'POST /api/v1/me/tasks/1/files',
    ]);
  });
});
