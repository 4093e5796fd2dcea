import { render, screen, waitFor, within } from '@testing-library/react';
import type { TierId } from '@stowbridge/contract/access';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../layout/toasts';
import { fakeApi } from '../../test/fake-api';
import { fakeUpload } from '../../test/fake-upload';
import { lookups } from '../../test/lookups';
import type { PropertyDocument } from '../../records/property';
import { aListedDocument } from '../../test/properties';
import { Screen } from '../../test/screen';
import { DocumentsPanel } from './documents-panel';

const anNda = aListedDocument(9, { ActualFileName: 'NDA.pdf', DocumentTypeID: 8, ReadBy: 1, Readers: 12 });

/** The server's list, which a change of document 5 is seen in unless it is refused. */
function open(answer: object = { json: {} }, ...documents: PropertyDocument[]) {
  let changed = {};
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [/GET .*v1\/ndas\?/, () => ({ json: [], headers: { 'content-range': 'ndas */0' } })],
    [
      /PUT .*v1\/documents\/5$/,
      ({ body }) => {
        if (!('status' in answer)) {
          const { tier: Tier, watermark: Watermark } = body as { tier: TierId; watermark?: boolean };
          changed = { Tier, ...(Watermark === undefined ? {} : { Watermark }), Notices: [] };
        }
        return answer;
      },
    ],
    [
      /GET .*documents/,
      () => ({
        json: (documents.length > 0 ? documents : [aListedDocument(5), anNda]).map((document) =>
          document.ID === 5 ? { ...document, ...changed } : document,
        ),
      }),
    ],
  ]);
  render(
    <Screen at="/admin/property/1">
      <DocumentsPanel propertyId={1} />
      <Toasts />
    </Screen>,
  );
  return calls;
}

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: /^Opens to: Rent roll\.pdf/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

describe('the tier of a document', () => {
  it('[BEYA-52] [BEYA-55] is said in its row and changed there; an NDA has none', async () => {
    const calls = open();
    const row = within(await screen.findByRole('row', { name: /Rent roll\.pdf/ }));
    expect(row.getByRole('combobox')).toHaveTextContent('After the NDA');
    const nda = within(screen.getByRole('row', { name: /NDA\.pdf/ }));
    expect(nda.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(row.getByRole('combobox'));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Everyone who is signed in',
      'After the NDA',
      'Qualified buyers',
      'Buyers under LOI',
      'Office and seller only',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Office and seller only' }));
    expect(await screen.findByText('Rent roll.pdf opens to: Office and seller only.')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ tier: 9 }]);
    await waitFor(() => expect(row.getByRole('combobox')).toHaveTextContent('Office and seller only'));
    await waitFor(() => expect(row.getByRole('combobox')).toBeEnabled());
  });

  it('stays as it is when that is refused', async () => {
    open({ status: 409, json: { title: 'Conflict', status: 409, detail: 'The property is closed.' } });
    await choose('Qualified buyers');
    expect(await screen.findByText('The property is closed.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Opens to: Rent roll/ })).toHaveTextContent('After the NDA'),
    );
  });

  it('is chosen with the file, and asked of no NDA', async () => {
    const sent: string[] = [];
    fakeUpload(aListedDocument(12), (fields) => sent.push(fields.filter(([name]) => name !== 'file').join(' ')));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Upload document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
    const pick = async (field: RegExp, name: string) => {
      await userEvent.click(dialog.getByRole('combobox', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await pick(/^Type/, 'NDA');
    expect(dialog.queryByRole('combobox', { name: /^Opens to/ })).not.toBeInTheDocument();
    await pick(/^Type/, 'Rent roll');
    expect(dialog.getByRole('combobox', { name: /^Opens to/ })).toHaveTextContent('After the NDA');
    await pick(/^Opens to/, 'Buyers under LOI');
    await userEvent.upload(
      dialog.getByLabelText('Choose a file', { selector: 'input' }),
      new File(['%PDF-'], 'roll.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(sent).toEqual(['StoreID,1 DocumentTypeID,2 Tier,3']));
  });
});

it('[BEYA-83] a document that is not published yet is uploaded to the workspace, with what is to be known of it', async () => {
  const sent: string[] = [];
  // As the workspace answers, which is another call.
  fakeUpload({ id: 12, notices: ['It is prepared.'] }, (fields) =>
    sent.push(fields.filter(([name]) => name !== 'file').join(' ')),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Upload document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /^Type/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Rent roll' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Publish it now' }));
  await userEvent.upload(
    dialog.getByLabelText('Choose a file', { selector: 'input' }),
    new File(['%PDF-'], 'roll.pdf', { type: 'application/pdf' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('roll.pdf: It is prepared.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual(['propertyId,1 documentTypeId,2 tier,1 published,false']);
});

describe('the watermark of a document', () => {
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  const notice = 'This PDF cannot be stamped. Buyers cannot open it until the watermark is switched off.';
  const unstampable = aListedDocument(5, {
    Watermark: true,
    Stampable: 'no',
    WatermarkState: 'to prepare',
    Notices: [notice],
    Tier: 2,
  });

  it('[BEYA-88] is switched off in the row that says why nobody can open the document, and its tier stays', async () => {
    const calls = open({ json: {} }, unstampable);
    const document = await row(/Rent roll\.pdf/);
    expect(document.getByText(notice)).toBeInTheDocument();
    await userEvent.click(document.getByRole('switch', { name: 'Watermark: Rent roll.pdf' }));
    expect(await screen.findByText('Buyers get Rent roll.pdf without a watermark.')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { tier: 2, watermark: false },
    ]);
    await waitFor(() => expect(document.queryByText(notice)).not.toBeInTheDocument());
    expect(document.getByRole('switch')).not.toBeChecked();
  });

  it('stays as it is when that is refused', async () => {
    const refusal = 'This PDF asks for a password. Please upload it without one.';
    open({ status: 422, json: { title: 'Invalid', status: 422, detail: refusal } }, aListedDocument(5));
    await userEvent.click((await row(/Rent roll\.pdf/)).getByRole('switch'));
    expect(await screen.findByText(refusal)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('switch')).toBeEnabled());
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('[BEYA-92] has a mark in its place on what is no PDF, and none on an NDA', async () => {
    open(
      { json: {} },
      aListedDocument(6, { ActualFileName: 'Units.xlsx', Watermark: true, Stampable: 'not a PDF' }),
      aListedDocument(7, { ActualFileName: 'Letter.docx', Stampable: 'not a PDF' }),
      anNda,
    );
    for (const name of [/Units\.xlsx/, /Letter\.docx/]) {
      expect((await row(name)).getByText('not watermarked')).toBeInTheDocument();
    }
    expect((await row(/NDA\.pdf/)).queryByText('not watermarked')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('[BEYA-91] is told of at the upload where a stamp ends the validity of a digital signature', async () => {
    const ends = 'This PDF holds a digital signature. Stamping ends its validity.';
    fakeUpload(aListedDocument(8, { Notices: [ends] }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Upload document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Rent roll' }));
    await userEvent.upload(
      dialog.getByLabelText('Choose a file', { selector: 'input' }),
      new File(['%PDF-'], 'signed.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText(`signed.pdf: ${ends}`)).toBeInTheDocument();
  });
});

it('[BEYA-98] each document says how many of those with access now have read it, and an NDA does not', async () => {
  open({ json: {} }, aListedDocument(5, { ReadBy: 7, Readers: 12 }), aListedDocument(6), anNda);
  expect(await screen.findByText('Read by 7 of 12')).toBeInTheDocument();
  expect(screen.getAllByText(/^Read by/)).toHaveLength(1);
});
