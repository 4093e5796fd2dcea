import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import JobConsole from './job-console';
import { wearTheme } from './board-theme';

const page = (
  <Screen at="/admin/jobs">
    <JobConsole />
  </Screen>
);

describe('the job console', () => {
  it('asks to be let in, then shows the board in its frame and offers it in a tab of its own', async () => {
    const calls = fakeApi([[/POST .*v1\/ops\/console/, () => ({ json: { url: '/api/ops/jobs' } })]]);
    render(page);
    expect(screen.queryByTitle('Jobs')).not.toBeInTheDocument();
    expect(await screen.findByTitle('Jobs')).toHaveAttribute('src', '/api/ops/jobs');
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', '/api/ops/jobs');
    expect(calls).toHaveLength(1);
  });

  it('says why it stays closed, and tries again', async () => {
    let open = false;
    fakeApi([
      [
        /POST .*v1\/ops\/console/,
        () => (open ? { json: { url: '/api/ops/jobs' } } : { status: 503, text: 'Not available just now.' }),
      ],
    ]);
    render(page);
    expect(await screen.findByText('Not available just now.')).toBeInTheDocument();
    open = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTitle('Jobs')).toBeInTheDocument();
  });

  it('makes the board as light or dark as the back office, and leaves its other settings', () => {
    const settings = () => JSON.parse(localStorage.getItem('board-settings') ?? '') as object;
    localStorage.setItem(
      'board-settings',
      JSON.stringify({ state: { theme: 'light', pollingInterval: 9 }, version: 2 }),
    );
    wearTheme('dark');
    expect(settings()).toEqual({ state: { theme: 'dark', pollingInterval: 9 }, version: 2 });
    localStorage.setItem('board-settings', 'no JSON');
    wearTheme('light');
    expect(settings()).toEqual({ state: { theme: 'light' }, version: 2 });
  });
});
