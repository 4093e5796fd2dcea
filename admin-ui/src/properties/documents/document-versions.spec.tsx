import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../layout/toasts';
import { fakeApi } from '../../test/fake-api';
import type { PropertyDocument } from '../../records/property';
import { lookups } from '../../test/lookups';
import { aListedDocument } from '../../test/properties';
import { Screen } from '../../test/screen';
import { DocumentsPanel } from './documents-panel';

const aVersion = (ID: number, LineID: number, Version: number, more: Partial<PropertyDocument> = {}) =>
  aListedDocument(ID, { LineID, Version, ActualFileName: `Rent roll ${LineID}.pdf`, ...more });

function open(documents: object[], answer: object = { json: { published: [7, 8], leftOut: [] } }) {
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [/GET .*v1\/ndas\?/, () => ({ json: [], headers: { 'content-range': 'ndas */0' } })],
    [/GET .*document\/link/, () => ({ json: { Url: '/StoreDocuments/one.pdf?token=x' } })],
    [/POST .*v1\/documents\//, () => answer],
    [/GET .*documents/, () => ({ json: documents })],
  ]);
  render(
    <Screen at="/admin/property/1">
      <DocumentsPanel propertyId={1} />
      <Toasts />
    </Screen>,
  );
  return calls;
}

const waits = { PublishedDate: null };

describe('the versions of a document in the office', () => {
  it('[BEYA-80, BEYA-81] lists the newest, and opens an earlier one, marked with the day on which it was replaced', async () => {
    const tab = { location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const calls = open([
      aVersion(6, 5, 2, { PublishedDate: '2026-11-24T18:00:00Z', ReadEarlier: 2 }),
      aVersion(5, 5, 1),
    ]);
    const row = within(await screen.findByRole('row', { name: /Rent roll 5/ }));
    expect(row.getByText('2 have read version 1 only')).toBeInTheDocument();
    row.getByRole('button', { name: 'Versions of Rent roll 5.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Version 2', 'Version 1 · Replaced on 11/24/2026']);
    await userEvent.click(items[1]);
    await waitFor(() => expect(tab.location.href).toContain('/StoreDocuments/one.pdf'));
    expect(calls.map(({ path }) => path).filter((path) => path.includes('document/link'))).toEqual([
      expect.stringMatching(/document\/link\/5\?version=1$/),
    ]);
  });

  it('[BEYA-83, BEYA-84] marks what is not published, and publishes all of it at once', async () => {
    const calls = open([aVersion(8, 8, 1, waits), aVersion(7, 7, 1, waits), aVersion(5, 5, 1)]);
    expect(await screen.findAllByText('Not published')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Publish 2 documents' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Publish Documents' }));
    await userEvent.click(question.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('2 documents are published.')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ ids: [8, 7] }]);
  });

  it('[BEYA-86] withdraws a document after a question, and says why it could not', async () => {
    const calls = open([aVersion(5, 5, 1)], {
      status: 409,
      json: { title: 'Conflict', status: 409, detail: 'This document has been withdrawn already.' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw: Rent roll 5.pdf' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Withdraw Document' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await question.findByText('This document has been withdrawn already.')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      expect.stringMatching(/documents\/5\/withdraw$/),
    ]);
  });
});
