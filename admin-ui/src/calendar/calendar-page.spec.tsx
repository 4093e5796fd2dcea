import type { ListedDealDateDto, TaskDto } from '@stowbridge/api';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../test/fake-api';
import { lookups } from '../test/lookups';
import { showOnPhone } from '../test/phone';
import { Screen } from '../test/screen';
import { aTask } from '../test/tasks';
import CalendarPage from './calendar-page';

const closing: ListedDealDateDto = {
  id: 4,
  kind: 'closing',
  dealId: 31,
  propertyId: 7,
  propertyName: 'Granite Peak',
  dueOn: '2020-11-27',
  doneOn: null,
  amount: null,
};

function open(tasks: TaskDto[], dates = [closing]) {
  let fails = false;
  const list = (rows: object[]) => () =>
    fails ? { status: 503 } : { json: rows, headers: { 'content-range': `rows 0-1/${rows.length}` } };
  const calls = fakeApi([
    [/v1\/lookups/, () => ({ json: lookups })],
    [/v1\/deal-dates/, list(dates)],
    [/v1\/tasks/, list(tasks)],
  ]);
  render(
    <Screen at="/admin/calendar?month=2020-11">
      <CalendarPage />
    </Screen>,
  );
  return { calls, fail: (now: boolean) => (fails = now) };
}
/** The date alone is another one: what waits goes on. */
const itIsNow = (now: string) =>
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
const dayOf = (name: string) => within(screen.getByRole('list', { name }));

describe('the calendar of the office', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows dates and tasks on their days, the dates first, and asks for whole weeks', async () => {
    const { calls } = open([
      aTask(1, 'Phase I', { dueOn: '2020-11-27', doneAt: '2020-11-20T10:00:00Z' }),
      aTask(2, 'Call the lender', { dueOn: '2020-11-02', subject: 'user', subjectId: 12, propertyName: null }),
    ]);
    expect(await screen.findByRole('table', { name: 'November 2020' })).toBeVisible();
    const friday = dayOf('Nov 27, 2020');
    expect(friday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ClosingGranite Peak · late',
      'Phase IGranite Peak 1 · done',
    ]);
    expect(friday.getByRole('link', { name: 'Closing' })).toHaveAttribute('href', '/admin/dealtracker?view=31');
    expect(screen.getByRole('link', { name: 'Call the lender' })).toHaveAttribute('href', '/admin/users/12');
    const asked = calls.filter(({ path }) => path.includes('/tasks')).map(({ path }) => decodeURIComponent(path));
    expect(asked).toEqual([expect.stringContaining('"from":"2020-11-01","until":"2020-12-05"')]);
  });

  it('shows four of a day, and all of them when asked', async () => {
    open(Array.from({ length: 6 }, (_, index) => aTask(index, `Task ${index}`, { dueOn: '2020-11-10' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all of Nov 10, 2020' }));
    expect(dayOf('Nov 10, 2020').getAllByRole('listitem')).toHaveLength(6);
  });

  it('goes to the months beside it, and back to this one', async () => {
    open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('heading', { name: 'December 2020' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'This month' }));
    expect(screen.getByRole('button', { name: 'This month' })).toBeDisabled();
  });

  it('lists the days of the month alone on a phone, and says when there is none', async () => {
    showOnPhone();
    open([aTask(1, 'Phase I', { dueOn: '2020-12-01' })], []);
    expect(await screen.findByText('Nothing is due in this month.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('region', { name: 'Dec 1, 2020' })).toHaveTextContent('Phase I');
  });

  it('begins with today on a phone, and shows the days before when asked', async () => {
    showOnPhone();
    itIsNow('2020-11-18T18:00:00Z');
    open([aTask(1, 'Phase I', { dueOn: '2020-11-02' }), aTask(2, 'Call the lender', { dueOn: '2020-11-18' })]);
    const days = () => screen.getAllByRole('region').map((day) => day.getAttribute('aria-label'));
    expect(await screen.findByRole('region', { name: 'Nov 18, 2020' })).toHaveTextContent('today');
    expect(days()).toEqual(['Nov 18, 2020', 'Nov 27, 2020']);
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 earlier day' }));
    expect(days()).toEqual(['Nov 2, 2020', 'Nov 18, 2020', 'Nov 27, 2020']);
    expect(screen.getByRole('region', { name: 'Nov 2, 2020' })).toHaveFocus();
  });

  it('shows a month on a phone as it was when nothing of it is to come', async () => {
    showOnPhone();
    itIsNow('2020-11-30T18:00:00Z');
    open([]);
    expect(await screen.findByRole('region', { name: 'Nov 27, 2020' })).toHaveTextContent('Closing');
  });

  it('says when it could not be loaded, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { fail } = open([]);
    await screen.findByRole('table', { name: 'November 2020' });
    fail(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    const retry = await screen.findByRole('button', { name: /try again/i });
    fail(false);
    await userEvent.click(retry);
    expect(await screen.findByRole('table', { name: 'December 2020' })).toBeVisible();
  });
});
