import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../test/fake-api';
import { fakeUpload } from '../../test/fake-upload';
import { lookups } from '../../test/lookups';
import { aListedDocument, aProperty } from '../../test/properties';
import { Screen } from '../../test/screen';
import PropertyCreate from './property-create';

const agreement = aListedDocument(9, { ActualFileName: 'NDA.pdf', DocumentTypeID: 8 });

describe('the second step of a new property', () => {
  it('[FOFF-07] asks for the NDA until it is uploaded, and no longer', async () => {
    const documents: object[] = [];
    fakeApi([
      [/GET .*v1\/lookups/, () => ({ json: lookups })],
      [/GET .*v1\/properties\/31$/, () => ({ json: aProperty(31, { hasNda: false }) })],
      [/GET .*v1\/ndas\?/, () => ({ json: [], headers: { 'content-range': 'ndas */0' } })],
      [/GET .*document/i, () => ({ json: documents })],
    ]);
    fakeUpload(agreement, () => documents.push(agreement));
    render(
      <Screen at="/admin/property/create?step=2&property=31">
        <PropertyCreate />
      </Screen>,
    );
    const upload = await screen.findByLabelText('Upload NDA', { selector: 'input' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Please upload NDA Document')).toBeInTheDocument();
    await userEvent.upload(upload, new File(['%PDF-'], 'NDA.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('NDA.pdf')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Please upload NDA Document')).not.toBeInTheDocument());
  });
});
