import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../test/fake-api';
import { answerUploads } from '../../test/fake-upload';
import { lookups } from '../../test/lookups';
import type { PropertyDocument } from '../../records/property';
import { aListedDocument } from '../../test/properties';
import { Screen } from '../../test/screen';
import { DocumentsPanel } from './documents-panel';

const documentTypes = [
  ...lookups.documentTypes,
  { id: 6, name: 'Survey or site plan' },
  { id: 9, name: 'Title' },
  { id: 18, name: 'Other' },
];
const refusal = 'The file could not be uploaded: it must be a PDF, Word, Excel or PowerPoint file.';
const isHere = (name: string) => ({
  status: 409,
  json: { status: 409, detail: `This file is here already: ${name}.` },
});
const stored = (notices: string[] = []) => ({ status: 201, json: { id: 1, notices } });
const aFile = (name: string, content = `%PDF- ${name}`) => new File([content], name, { type: 'application/pdf' });

type Answer = { status: number; json: object } | undefined;

/** Takes uploads, with what it takes and how many of them at once. */
function server(answerTo: (name: string, attempt: number) => Answer | Promise<Answer> = () => stored()) {
  const sent: string[] = [];
  const uploads = { sent, under: 0, most: 0 };
  answerUploads(async (fields) => {
    const { file, ...rest } = Object.fromEntries(fields);
    const { name } = file as File;
    sent.push(`${name} ${JSON.stringify(rest)}`);
    uploads.under += 1;
    uploads.most = Math.max(uploads.most, uploads.under);
    await Promise.resolve();
    const answer = await answerTo(name, sent.filter((line) => line.startsWith(`${name} `)).length);
    uploads.under -= 1;
    return answer;
  });
  return uploads;
}

async function drop(files: File[], documents: PropertyDocument[] = [aListedDocument(5)]) {
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: { ...lookups, documentTypes } })],
    [/GET .*v1\/ndas\?/, () => ({ json: [], headers: { 'content-range': 'ndas */0' } })],
    [/GET .*documents/, () => ({ json: documents })],
  ]);
  render(
    <Screen at="/admin/property/1">
      <DocumentsPanel propertyId={1} />
    </Screen>,
  );
  await screen.findByRole('table', { name: 'Documents' });
  fireEvent.drop(screen.getByText('Drop files here to upload several at once.'), {
    dataTransfer: { files, types: ['Files'] },
  });
  return calls;
}

const row = (name: string) => within(screen.getByRole('listitem', { name }));
const typeOf = (name: string) => row(name).getByRole('combobox', { name: `Type: ${name}` });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('files that are dropped at once', () => {
  it('[BEYA-132] stand in one list with the type that each name speaks of; an NDA is neither proposed nor offered', async () => {
    const uploads = server();
    await drop([aFile('RentRoll.pdf'), aFile('NDA.pdf'), aFile('ALTA survey.pdf')]);
    expect(screen.getByRole('heading', { name: 'Upload Documents' })).toHaveFocus();
    await waitFor(() => expect(typeOf('RentRoll.pdf')).toHaveTextContent('Rent roll'));
    expect(typeOf('ALTA survey.pdf')).toHaveTextContent('Survey or site plan');
    expect(typeOf('NDA.pdf')).toHaveTextContent('Choose a type');
    expect(row('NDA.pdf').getByText('This looks like an NDA, which is uploaded by itself.')).toBeInTheDocument();

    await press('Send 3 files');
    expect(row('NDA.pdf').getByText('Type is required')).toBeInTheDocument();
    expect(typeOf('NDA.pdf')).toHaveFocus();
    expect(uploads.sent).toEqual([]);
    await userEvent.keyboard('{Enter}');
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(['Offering memorandum', 'Rent roll', 'Survey or site plan', 'Title', 'Other']);
    await userEvent.click(screen.getByRole('option', { name: 'Title' }));
    expect(row('NDA.pdf').queryByText('Type is required')).not.toBeInTheDocument();
    await userEvent.click(row('RentRoll.pdf').getByRole('button', { name: 'Remove: RentRoll.pdf' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Opens to: all files' }));
    await userEvent.click(screen.getByRole('option', { name: 'Buyers under LOI' }));
    await press('Send 2 files');
    expect(await screen.findByText('2 of 2 files sent, and not published yet.')).toBeInTheDocument();
    expect(uploads.sent).toEqual([
      'NDA.pdf {"propertyId":"1","documentTypeId":"9","tier":"3","published":"false"}',
      'ALTA survey.pdf {"propertyId":"1","documentTypeId":"6","tier":"3","published":"false"}',
    ]);
  });

  it('[BEYA-132] twenty are sent one after another; one that fails names itself, stops no other and is tried again', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Deed ${index + 1}.pdf`);
    const refused = { status: 415, json: { status: 415, detail: refusal } };
    const uploads = server((name, attempt) =>
      name === 'Deed 7.pdf' && attempt === 1 ? refused : stored(['Stamped.']),
    );
    const calls = await drop(names.map((name) => aFile(name)));
    await press('Send 20 files');
    const status = screen.getByText('19 of 20 files sent, and not published yet. Failed: Deed 7.pdf.');
    expect(status).toHaveAttribute('role', 'status');
    expect(uploads.most).toBe(1);
    expect(uploads.sent.map((line) => line.split(' {')[0])).toEqual(names);
    expect(row('Deed 7.pdf').getByText(refusal)).toBeInTheDocument();
    expect(row('Deed 8.pdf').getByText('Sent')).toBeInTheDocument();
    expect(row('Deed 8.pdf').getByText('Stamped.')).toBeInTheDocument();
    // The list of the documents is asked for again.
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('store/documents'))).toHaveLength(2));
    await press('Try again: Deed 7.pdf');
    expect(await screen.findByText('20 of 20 files sent, and not published yet.')).toBeInTheDocument();
    expect(uploads.sent).toHaveLength(21);
    await press('Close');
    expect(screen.queryByRole('list', { name: 'Files to upload' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload document' })).toHaveFocus();
  });

  it('[BEYA-132] say at once what cannot be sent, and what takes the place of another; the same file stands there once', async () => {
    const big = aFile('Plan.pdf');
    Object.defineProperty(big, 'size', { value: 25 * 1024 * 1024 + 1 });
    const roll = aFile('rent roll.pdf');
    await drop([aFile('photo.jpg'), aFile('empty.pdf', ''), big, roll, roll]);
    expect(row('photo.jpg').getByText(refusal)).toBeInTheDocument();
    expect(
      row('empty.pdf').getByText('The file could not be uploaded: the file is missing or empty.'),
    ).toBeInTheDocument();
    expect(row('Plan.pdf').getByText('File is too large')).toBeInTheDocument();
    expect(screen.getAllByText('Cannot be sent')).toHaveLength(3);
    expect(await row('rent roll.pdf').findByText(/^It becomes the next version/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send 1 file' })).toBeInTheDocument();
  });

  it('[BEYA-132] are sent when the first attempt was lost after the server had the file, and not twice', async () => {
    const uploads = server((name, attempt) => (attempt === 1 ? undefined : isHere(name)));
    await drop([aFile('Title.pdf')]);
    await press('Send 1 file');
    expect(await row('Title.pdf').findByText('NETWORK ERROR')).toBeInTheDocument();
    await press('Try again: Title.pdf');
    expect(await row('Title.pdf').findByText('Sent')).toBeInTheDocument();
    expect(uploads.sent).toHaveLength(2);
  });

  it('[BEYA-132] are not there when the server had the file before', async () => {
    server((name) => isHere(name));
    await drop([aFile('Title.pdf')]);
    await press('Send 1 file');
    expect(await row('Title.pdf').findByText('This file is here already: Title.pdf.')).toBeInTheDocument();
    await press('Try again: Title.pdf');
    expect(await row('Title.pdf').findByRole('button', { name: /^Try again/ })).toBeInTheDocument();
    expect(row('Title.pdf').queryByText('Sent')).not.toBeInTheDocument();
  });

  it('[BEYA-132] ask before they are left while they are sent, and no further one is sent then', async () => {
    let letGo: () => void = () => undefined;
    const uploads = server(() => new Promise<Answer>((resolve) => (letGo = () => resolve(stored()))));
    await drop([aFile('Deed 1.pdf'), aFile('Deed 2.pdf'), aFile('Deed 3.pdf')]);
    await press('Send 3 files');
    expect(screen.getByText('1 of 3: Deed 1.pdf.')).toBeInTheDocument();
    expect(row('Deed 1.pdf').getByRole('progressbar', { name: 'Sending Deed 1.pdf' })).toBeInTheDocument();
    expect(row('Deed 2.pdf').getByText('Waits')).toBeInTheDocument();
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
    await press('Close');
    const question = screen.getByRole('alertdialog', { name: 'Unsaved changes' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    letGo();
    expect(await screen.findByText('2 of 3: Deed 2.pdf.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await press('Close');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files to upload' })).not.toBeInTheDocument());
    letGo();
    await waitFor(() => expect(uploads.under).toBe(0));
    expect(uploads.sent).toHaveLength(2);
  });
});
