import type { TaskDto } from '@stowbridge/api';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeal } from '../../test/deals';
import { fakeApi } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import { aTask } from '../../test/tasks';
import { aUser } from '../../test/users';
import { DealTasks } from './deal-tasks';
import { taskErrors, taskForm } from './task';

function open(tickedMeanwhile = false) {
  const tasks = [
    aTask(1, 'Purchase agreement'),
    aTask(2, 'Rent roll certification', {
      phase: 'diligence',
      side: 'seller',
      dueOn: '2020-01-02',
      assigneeId: null,
      assigneeName: null,
    }),
    aTask(3, 'Insurance', {
      phase: 'closing',
      side: 'buyer',
      dueOn: null,
      assigneeId: 20,
      assigneeName: 'Avery Stone',
      files: [{ documentId: 9, name: 'policy.pdf', published: false }],
    }),
  ];
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*v1\/users/, () => ({ json: [aUser(1)], headers: { 'content-range': 'users 0-0/1' } })],
    [
      /GET .*v1\/tasks\?/,
      () => ({ json: tasks.map((task) => ({ ...task })), headers: { 'content-range': `tasks 0-2/${tasks.length}` } }),
    ],
    [
      /POST .*v1\/tasks\/1\/done$/,
      () => {
        Object.assign(tasks[0], {
          doneAt: '2026-11-26T18:00:00Z',
          doneBy: tickedMeanwhile ? 'Noor Haddad' : 'Sam Carter',
        });
        return tickedMeanwhile
          ? { status: 409, json: { title: 'Conflict', status: 409, detail: 'This task is done already.' } }
          : { json: tasks[0] };
      },
    ],
    [
      /POST .*v1\/tasks$/,
      ({ body }) => {
        const made = aTask(4, '', { phase: null, ...(body as Partial<TaskDto>) });
        tasks.push(made);
        return { status: 201, json: made };
      },
    ],
  ]);
  render(
    <Screen>
      <DealTasks deal={aDeal(1, 1)} />
    </Screen>,
  );
  return calls;
}
const posts = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ method }) => method === 'POST');

describe('the tasks of a deal', () => {
  it('[BEYC-46] stand by phase with side, assignee and due day, and say what is late', async () => {
    open();
    expect(await screen.findByText('0 of 3 done')).toBeInTheDocument();
    expect(
      screen.getAllByRole('list').map((list) => `${list.getAttribute('aria-label')}: ${list.textContent}`),
    ).toEqual([
      'Contract: Purchase agreementOffice · Sam Carter · due Dec 1, 2099',
      'Diligence: Rent roll certificationSeller · nobody yet · due Jan 2, 2020Late',
      'Closing: InsuranceBuyer · Avery Stone · due: not setpolicy.pdf not published yet',
    ]);
  });

  it('[BEYC-60] are ticked once; whoever comes second reads who has done it', async () => {
    open(true);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Purchase agreement' }));
    expect(await screen.findByText(/done Nov 26, 2026 by Noor Haddad/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Purchase agreement' })).toBeChecked();
  });

  it('[BEYC-62] are added with a title', async () => {
    expect(taskErrors(taskForm())).toEqual({ title: 'Title is required' });
    expect(taskErrors({ ...taskForm(), title: 'a'.repeat(201), dueOn: '02-31-2027' })).toEqual({
      title: 'Title is too long',
      dueOn: 'Due date is invalid',
    });
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add task' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add task' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'Call the lender');
    await userEvent.click(form.getByRole('button', { name: 'Add task' }));
    expect(await screen.findByRole('list', { name: 'More tasks' })).toHaveTextContent('Call the lender');
    await waitFor(() =>
      expect(posts(calls).map(({ body }) => body)).toEqual([
        { title: 'Call the lender', side: 'office', assigneeId: null, dueOn: null, note: null, dealId: 1 },
      ]),
    );
  });
});
