import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../layout/toasts';
import { fakeApi } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import { DocumentsPanel } from './documents-panel';

const aDocument = (ID: number, ActualFileName: string, DocumentTypeID: number, Tier: number) => ({
  ID,
  ActualFileName,
  DocumentTypeID,
  Tier,
  CreatedDate: '2026-10-02T18:00:00Z',
  FileSize: 48_200,
  UploadedBy: 'Sam Carter',
  SignedBy: 0,
  LineID: ID,
  Version: 1,
  PublishedDate: '2026-10-02T18:00:00Z',
  WithdrawnDate: null,
});

function open(answer: object = { json: {} }) {
  let tier = 1;
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [/GET .*v1\/ndas\?/, () => ({ json: [], headers: { 'content-range': 'ndas */0' } })],
    [
      /PUT .*v1\/documents\/5$/,
      ({ body }) => {
        if (!('status' in answer)) {
          tier = (body as { tier: number }).tier;
        }
        return answer;
      },
    ],
    [/GET .*documents/, () => ({ json: [aDocument(5, 'Rent roll.pdf', 2, tier), aDocument(9, 'NDA.pdf', 8, 1)] })],
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
    expect(within(screen.getByRole('row', { name: /NDA\.pdf/ })).queryByRole('combobox')).not.toBeInTheDocument();
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
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
      sent.push([...(body as FormData).entries()].filter(([name]) => name !== 'file').join(' '));
      Object.defineProperties(this, { status: { value: 200 }, responseText: { value: '{}' } });
      this.dispatchEvent(new ProgressEvent('load'));
    });
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
