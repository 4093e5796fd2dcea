import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../test/api-double';
import { aDocument, signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { DocumentsTable } from './documents-table';

const ZIP = 'GET /api/v1/me/properties/7/documents.zip';
const ASK = 'POST /api/v1/me/properties/7/document-archives';
const URL_OF_IT = '/api/v1/me/properties/7/documents.zip?token=1';
const file = {
  body: 'x'.repeat(1024 * 1024),
  type: 'application/zip',
  headers: {
    'content-length': String(1024 * 1024),
    'content-disposition': `attachment; filename="Platte River - Documents.zip"; filename*=UTF-8''Platte%20River%20-%20Documents.zip`,
  },
};
const problem = (status: number, detail: string) => ({
  status,
  body: { title: 'Refused', status, detail },
  type: 'application/problem+json',
});

describe('all documents in one file', () => {
  const saved: { name: string; href: string }[] = [];
  const blobs: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    blobs.length = 0;
    signedInAs('Buyer');
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.getAttribute('href') ?? '' });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  function show(replies: Replies, query = '', documents = [aDocument(1), aDocument(2)]) {
    const calls = serve(replies);
    renderAt(<DocumentsTable propertyId={7} documents={documents} empty="None" />, { path: `/property/7/x/${query}` });
    return calls;
  }
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Download all' }));
  const asked = (calls: ReturnType<typeof serve>) => calls.map(({ method, path, body }) => [method, path, body]);

  it('[BEYA-133] is saved under the name that the server gives it', async () => {
    const calls = show({ [ZIP]: file });
    await press();
    expect(await screen.findByText('The documents were downloaded.')).toHaveAttribute('role', 'status');
    expect(saved).toEqual([{ name: 'Platte River - Documents.zip', href: 'blob:1' }]);
    expect(blobs[0].size).toBe(1024 * 1024);
    expect(asked(calls)).toEqual([['GET', '/api/v1/me/properties/7/documents.zip', undefined]]);
    expect(screen.getByRole('button', { name: 'Download all' })).toBeEnabled();
  });

  it('[BEYA-133] says how far it is', async () => {
    show({});
    let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (sender = controller) });
    globalThis.fetch = async () => new Response(stream, { headers: { 'content-length': '3000000' } });
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('The documents are being put together.');
    expect(screen.getByRole('button', { name: 'Download all' })).toBeDisabled();
    sender?.enqueue(new Uint8Array(1_500_000));
    expect(await screen.findByText('2 of 3 MB')).toBeInTheDocument();
    sender?.enqueue(new Uint8Array(1_500_000));
    expect(await screen.findByText('3 of 3 MB')).toBeInTheDocument();
    sender?.close();
    expect(await screen.findByText('The documents were downloaded.')).toBeInTheDocument();
    expect(screen.queryByText('3 of 3 MB')).not.toBeInTheDocument();
    expect(blobs[0].size).toBe(3_000_000);
  });

  it('[BEYA-133] above 500 MB says that a link is mailed', async () => {
    const calls = show({ [ZIP]: problem(413, 'Too large.'), [ASK]: { body: { url: null } } });
    await press();
    expect(
      await screen.findByText(
        'These documents are larger than 500 MB together. We have sent you an email with a link to them.',
      ),
    ).toBeInTheDocument();
    expect(asked(calls).at(-1)).toEqual(['POST', '/api/v1/me/properties/7/document-archives', {}]);
    expect(saved).toEqual([]);
  });

  it('[BEYA-133] by the mailed link is saved by the browser itself; an old one says so, and can be asked for again', async () => {
    let old = false;
    const calls = show(
      {
        [ASK]: () => (old ? problem(404, 'This link has expired.') : { body: { url: URL_OF_IT } }),
        [ZIP]: file,
      },
      '?archive=5f0c',
    );
    await press();
    expect(await screen.findByText('Your browser downloads the documents.')).toBeInTheDocument();
    expect(saved).toEqual([{ name: 'Documents.zip', href: URL_OF_IT }]);
    expect(asked(calls)).toEqual([['POST', '/api/v1/me/properties/7/document-archives', { mailed: '5f0c' }]]);
    old = true;
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
    await press();
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1].name).toBe('Platte River - Documents.zip');
  });

  it('[BEYA-133] says why it did not come, and can be pressed again', async () => {
    show({ [ZIP]: problem(503, 'This document is being prepared.') });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('This document is being prepared.');
    expect(screen.getByRole('button', { name: 'Download all' })).toBeEnabled();
    expect(saved).toEqual([]);
  });

  it('[BEYA-133] is not offered for a single document', async () => {
    show({}, '', [aDocument(1)]);
    // Whatever comes late has come.
    await import('./download-all');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Open/ })).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Download all' })).not.toBeInTheDocument();
  });
});
