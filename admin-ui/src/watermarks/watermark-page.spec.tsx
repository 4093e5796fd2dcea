import type { WatermarkDto } from '@stowbridge/api';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { fakeApi, type Call } from '../test/fake-api';
import { Screen } from '../test/screen';
import WatermarkPage from './watermark-page';

const copy: WatermarkDto = {
  code: 'K7QF-2M9X',
  userId: 12,
  name: 'Nia Hart',
  email: 'nia@example.com',
  companyName: 'Hart Storage',
  documentId: 31,
  documentName: 'Rent roll.pdf',
  version: 2,
  propertyId: 7,
  propertyName: 'Granite Peak',
  day: '2026-11-22',
  text: 'Nia Hart · nia@example.com · 2026-11-22 15:31 UTC · 203.0.113.7 · K7QF-2M9X',
  madeAt: '2026-11-22T15:31:07Z',
  sha256: '9f86d081',
  opens: [
    { at: '2026-11-22T15:31:07Z', address: '203.0.113.7' },
    { at: '2026-11-22T19:02:41Z', address: null },
  ],
};

function Address() {
  return <output>{useLocation().search}</output>;
}

function open(at: string, ...answers: object[]): Call[] {
  const calls = fakeApi([[/GET .*v1\/watermarks\//, () => answers.shift() ?? { json: copy }]]);
  render(
    <Screen at={`/admin/watermarks${at}`}>
      <WatermarkPage />
      <Address />
    </Screen>,
  );
  return calls;
}
const lookUp = async (typed: string) => {
  const field = screen.getByLabelText('Code');
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
};
const facts = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

describe('the code of a watermark', () => {
  it('[BEYA-77] typed in lower case without its dash finds person, document, version, time and addresses', async () => {
    const calls = open('');
    await lookUp('k7qf2m9x');
    const panel = await screen.findByRole('region', { name: 'K7QF-2M9X' });
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/watermarks/K7QF-2M9X']);
    expect(screen.getByRole('status')).toHaveTextContent('?code=K7QF-2M9X');
    expect(screen.getByLabelText('Code')).toHaveValue('K7QF-2M9X');
    expect(facts(panel)).toEqual([
      'Person: Nia HartHart Storage',
      'Email: nia@example.com',
      'Document: Rent roll.pdf, version 2',
      'Property: Granite Peak',
      expect.stringMatching(/^Made: Nov 22, 2026, \d+:31/),
      `Line on each page: ${copy.text}`,
      'SHA-256: 9f86d081',
    ]);
    expect(within(panel).getByRole('link', { name: 'Granite Peak' })).toHaveAttribute('href', '/admin/property/7');
    const opens = within(screen.getByRole('table', { name: 'Opens of this copy' }))
      .getAllByRole('row')
      .slice(1);
    expect(opens.map((row) => row.lastChild?.textContent)).toEqual(['203.0.113.7', 'not recorded']);
  });

  it('is read from the address; of a property that is gone the number is left', async () => {
    open('?code=k7qf-2m9x', { json: { ...copy, propertyName: null, opens: [] } });
    expect(await screen.findByText('No. 7, deleted')).toBeInTheDocument();
    expect(screen.getByText('No open of this copy is recorded.')).toBeInTheDocument();
  });

  it('[BEYA-100] of another form is not asked for, and one that is unknown says so', async () => {
    const calls = open('', { status: 404, json: { title: 'Not Found', status: 404 } });
    await lookUp('K7QF-2M9');
    expect(
      await screen.findByText('A code is eight letters and digits without 0, 1, I, L, O and U'),
    ).toBeInTheDocument();
    expect(calls).toEqual([]);
    await lookUp('k7qf 2m9x');
    expect(
      await screen.findByText('No copy has this code. Please compare it with the page again.'),
    ).toBeInTheDocument();
  });

  it('can be looked up again when that failed', async () => {
    open('?code=K7QF-2M9X', { status: 503, text: 'no' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nia Hart')).toBeInTheDocument();
  });
});
