import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfficeReportDto } from '@stowbridge/api';
import { NO_ACTIVITY, NO_FIGURES, REPORT_NOTE_MAX } from '@stowbridge/contract/reports';
import { Toasts } from '../../layout/toasts';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import { WeekPanel } from './week-panel';

function open(given: Partial<OfficeReportDto> = {}, refused?: object): Call[] {
  const report = { week: '2026-10-05', figures: NO_FIGURES, note: null, madeAt: null, sentAt: null, ...given };
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [/GET .*v1\/properties\/31\/reports\/[\d-]+$/, () => ({ json: report })],
    [
      /PUT .*v1\/properties\/31\/reports\/[\d-]+$/,
      ({ body }) => refused ?? { json: { ...report, note: (body as { note: string }).note || null } },
    ],
  ]);
  render(
    <Screen at="/admin/property/31">
      <WeekPanel propertyId={31} />
      <Toasts />
    </Screen>,
  );
  return calls;
}
const sentence = () => screen.findByRole('textbox', { name: 'Sentence for the seller' });
const save = () => screen.getByRole('button', { name: 'Save' });

describe("the seller's report of this week, for the office", () => {
  it('[BEYB-63, BEYB-65] says the figures so far, and of a quiet week that nothing happened', async () => {
    open({ figures: { ...NO_FIGURES, views: 4, returningViews: 1, offers: 2 } });
    expect(await screen.findByText('4 views, 1 by returning visitors')).toBeInTheDocument();
    expect(screen.queryByText(NO_ACTIVITY)).not.toBeInTheDocument();
    cleanup();
    open();
    expect(await screen.findByText(NO_ACTIVITY)).toBeInTheDocument();
    expect(screen.queryByText('Offers')).not.toBeInTheDocument();
  });

  it("[BEYB-65] keeps the broker's sentence, by keyboard, and takes it away", async () => {
    const calls = open({ note: 'Two tours.' });
    const field = await sentence();
    expect(field).toHaveValue('Two tours.');
    expect(field).toHaveAttribute('maxlength', String(REPORT_NOTE_MAX));
    expect(save()).toBeDisabled();
    await userEvent.type(field, ' A third on Friday.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('The sentence is saved.')).toBeInTheDocument();
    expect(field).toHaveValue('Two tours. A third on Friday.');
    expect(save()).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.click(save());
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { note: 'Two tours. A third on Friday.' },
      { note: '' },
    ]);
  });

  it('says why a sentence is refused and keeps what was typed', async () => {
    open({}, { status: 409, json: { status: 409, code: 'conflict', detail: 'This report is made.' } });
    await userEvent.type(await sentence(), 'Too late.');
    await userEvent.click(save());
    expect(await screen.findByText('This report is made.')).toBeInTheDocument();
    expect(await sentence()).toHaveValue('Too late.');
  });
});
