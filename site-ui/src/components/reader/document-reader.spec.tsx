import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { aDocument, signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { DocumentsTable } from '../documents-table';
import { openPdf, type Pdf, type PdfPage } from './pdf';

jest.mock('./pdf', () => ({ openPdf: jest.fn() }));

const close = jest.fn();
const aPage = (number: number): PdfPage => ({
  number,
  width: 612,
  height: 792,
  lines: [{ text: `The words of page ${number}.`, size: 10, y: 700 }],
  draw: () => ({ done: Promise.resolve(), cancel: () => undefined }),
  layText: async (container) => container.append(`Laid ${number}.`),
});
const aPdf = (): Pdf => ({ pages: [1, 2, 3].map(aPage), bodySize: 10, close });
const file = { body: '%PDF-', type: 'application/pdf' };
const busy = { status: 503, body: 'This document is being prepared.', headers: { 'retry-after': '0.05' } };
const LINK = 'GET /api/home/document/link/1';
const FILE = 'GET /StoreDocuments/f1.pdf?token=1&view=true';
const replies: Replies = { [LINK]: { body: { Url: '/StoreDocuments/f1.pdf?token=1' } }, [FILE]: file };

class Column {
  constructor(private readonly told: () => void) {}
  observe = (element: HTMLElement) => {
    Object.defineProperty(element, 'clientWidth', { value: 700 });
    this.told();
  };
  disconnect = () => undefined;
}

beforeEach(() => {
  jest
    .mocked(openPdf)
    .mockReset()
    .mockImplementation(async () => aPdf());
  close.mockReset();
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:document';
  URL.revokeObjectURL = () => undefined;
  globalThis.ResizeObserver = Column as unknown as typeof ResizeObserver;
  signedInAs('Buyer');
});

const open = (query: string, asks = false) => {
  window.history.replaceState(null, '', `/property/7/x/${query}`);
  return renderAt(<DocumentsTable propertyId={7} documents={[aDocument(1)]} empty="None" asks={asks} />, {
    path: `/property/7/x/${query}`,
  });
};
const page = (text: string) => screen.findByText(text);
const theReader = () => within(screen.getByRole('region', { name: 'The document' }));

describe('a document on the page', () => {
  it('[BEYA-134] is opened at its own address, says that it is shown, and keeps the page there', async () => {
    const calls = serve(replies);
    const { visited, unmount } = open('');
    await userEvent.click(screen.getByRole('button', { name: 'Open Rent roll 1.pdf' }));
    expect(visited).toEqual(['?document=1']);
    unmount();

    const shown = open('?document=1&page=2');
    expect(await page('Page 2 of 3')).toBeInTheDocument();
    const reader = theReader();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([LINK, FILE]);
    await userEvent.click(reader.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(shown.visited).toEqual(['?document=1&page=3']));
    expect(reader.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await userEvent.click(reader.getByRole('button', { name: 'Text' }));
    expect(reader.getByText('The words of page 3.')).toBeInTheDocument();
    expect(reader.getByText('Page 3 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown.visited.at(-1)).toBe('/property/7/x/');
    shown.unmount();
    expect(close).toHaveBeenCalledTimes(1);

    open('?document=1');
    expect(await page('Page 3 of 3')).toBeInTheDocument();
  });

  it('[BEYA-134] asks about the page that is read, where this person may ask', async () => {
    serve(replies);
    const { visited, unmount } = open('?document=1&page=2', true);
    expect(await page('Page 2 of 3')).toBeInTheDocument();
    await userEvent.click(theReader().getByRole('button', { name: 'Next page' }));
    await userEvent.click(theReader().getByRole('button', { name: 'Ask about this page' }));
    expect(visited).toEqual(['?document=1&page=3&ask=1']);
    unmount();

    const shown = open('?document=1&page=2');
    expect(await page('Page 2 of 3')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask about this page' })).not.toBeInTheDocument();
    shown.unmount();

    // The form to which this address leads is not covered.
    open('?document=1&page=2&ask=1', true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[BEYA-134] leaves the address alone once somebody has gone back', async () => {
    serve(replies);
    const { visited } = open('?document=1');
    expect(await page('Page 1 of 3')).toBeInTheDocument();
    jest.useFakeTimers();
    fireEvent.click(theReader().getByRole('button', { name: 'Next page' }));
    window.history.replaceState(null, '', '/property/7/x/');
    jest.runAllTimers();
    jest.useRealTimers();
    expect(visited).toEqual([]);
  });

  it('[BEYA-134, BEYA-87] waits as long as the server says while the copy is made', async () => {
    let times = 0;
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    serve({
      ...replies,
      [FILE]: async () => {
        times += 1;
        if (times === 2) {
          await held;
        }
        return times < 3 ? busy : file;
      },
    });
    open('?document=1');
    expect(await screen.findByText('This document is being prepared.')).toHaveAttribute('role', 'status');
    go();
    expect(await page('Page 1 of 3')).toBeInTheDocument();
    expect(times).toBe(3);
  });

  it.each([
    ['cannot be stamped', { [FILE]: { ...busy, headers: {} } }, 'This document is being prepared.'],
    [
      'is closed by now',
      { [LINK]: { status: 403, body: 'Your access to this property has ended. Please ask Ana.' } },
      'Your access to this property has ended. Please ask Ana.',
    ],
    ['is damaged', {}, 'This document cannot be shown here. Please download it.'],
  ])('[BEYA-134] says why a document that %s is not shown, and tries again when asked', async (how, wrong, text) => {
    serve({ ...replies, ...wrong });
    if (how === 'is damaged') {
      jest.mocked(openPdf).mockRejectedValue(new Error('no PDF'));
    }
    open('?document=1');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    jest.mocked(openPdf).mockImplementation(async () => aPdf());
    serve(replies);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await page('Page 1 of 3')).toBeInTheDocument();
  });

  it('[BEYA-134] takes the file itself beside it, and opens what is no PDF in a new tab as before', async () => {
    const calls = serve(replies);
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect([this.pathname + this.search, this.download]).toEqual([
        '/StoreDocuments/f1.pdf?token=1',
        'Rent roll 1.pdf',
      ]);
    });
    const sheet = { ...aDocument(2), FileName: 'f2.xlsx', ActualFileName: 'Units.xlsx' };
    renderAt(<DocumentsTable propertyId={7} documents={[aDocument(1), sheet]} empty="None" />);
    await userEvent.click(screen.getByRole('button', { name: 'Download Rent roll 1.pdf' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(calls.map(({ path }) => path)).toEqual(['/api/home/document/link/1']);
    expect(screen.getByRole('button', { name: 'Open Units.xlsx (opens in a new tab)' })).toBeInTheDocument();
    saved.mockRestore();
  });
});
