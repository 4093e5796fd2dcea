import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reader } from '../../data-provider/readers';
import { fakeApi, type Call } from '../../test/fake-api';
import { Screen } from '../../test/screen';
import { ReadersPanel } from './readers-panel';

const aReader = (id: number, changes: Partial<Reader> = {}): Reader => ({
  id: String(id),
  documentId: 5,
  documentType: 'Rent roll',
  actualFileName: 'Rent roll.pdf',
  version: 2,
  userId: 20,
  userTypeId: 2,
  name: 'Nia Hart',
  company: 'Hart Storage',
  firstAt: '2026-10-02T18:00:00Z',
  lastAt: '2026-10-04T18:00:00Z',
  opens: 3,
  ...changes,
});

function open(total: number, list?: () => object): Call[] {
  const page = (path: string): Reader[] => {
    const [first = 0, last = 0] = JSON.parse(
      new URL(path, 'http://office').searchParams.get('range') ?? '[]',
    ) as number[];
    return Array.from({ length: Math.min(last + 1, total) - first }, (_, n) =>
      aReader(first + n + 1, { name: `Reader ${first + n + 1}` }),
    );
  };
  const calls = fakeApi([
    [/GET .*v1\/properties\/31\/opens\/spreadsheet$/, () => ({ text: 'a file' })],
    [
      /GET .*v1\/properties\/31\/readers\?/,
      ({ path }) => list?.() ?? { json: page(path), headers: { 'content-range': `readers 0-9/${total}` } },
    ],
  ]);
  render(
    <Screen at="/admin/property/31">
      <ReadersPanel propertyId={31} />
    </Screen>,
  );
  return calls;
}
const answer = (...rows: Reader[]) => ({
  json: rows,
  headers: { 'content-range': `readers 0-9/${rows.length}` },
});
const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('who opened what on a property', () => {
  it('is told by person and document: first, last and how often', async () => {
    open(2, () =>
      answer(
        aReader(1),
        aReader(2, { name: 'Lea Brandt', company: null, actualFileName: null, documentType: null, version: null }),
      ),
    );
    expect(await cells(/Nia Hart/)).toEqual([
      'Nia HartHart Storage',
      'Rent roll.pdfRent roll · version 2',
      expect.stringMatching(/^Oct 2, \d+:00/),
      expect.stringMatching(/^Oct 4, \d+:00/),
      '3',
    ]);
    expect((await cells(/Lea Brandt/)).slice(0, 2)).toEqual(['Lea Brandt', 'Document 5, deleted']);
    expect(screen.getByRole('link', { name: 'Nia Hart' })).toHaveAttribute('href', '/viewbuyer/20');
    expect(screen.getByRole('link', { name: 'Look up a watermark' })).toHaveAttribute('href', '/admin/watermarks');
  });

  it('has pages, and its log as a file', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:opens');
    URL.revokeObjectURL = jest.fn();
    const calls = open(14);
    const pages = await screen.findByRole('navigation', { name: 'Pages of Who opened what' });
    await userEvent.click(within(pages).getByText('2'));
    expect(await cells(/Reader 14/)).toHaveLength(5);
    expect(screen.queryByText('Reader 1')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/v1/properties/31/opens/spreadsheet'));
  });

  it('says what will be here, and offers no file of nothing', async () => {
    open(0);
    expect(await screen.findByText(/^Nobody has opened a document\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  });

  it('can be asked for again when it failed', async () => {
    let failed = true;
    open(1, () => (failed ? { status: 503, text: 'no' } : answer(aReader(1))));
    const again = await screen.findByRole('button', { name: 'Try again' });
    failed = false;
    await userEvent.click(again);
    expect(await screen.findByText('Nia Hart')).toBeInTheDocument();
  });
});
