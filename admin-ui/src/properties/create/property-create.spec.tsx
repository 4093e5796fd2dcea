import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../test/fake-api';
import { fakeUpload } from '../../test/fake-upload';
import { lookups } from '../../test/lookups';
import { aListedDocument, aProperty } from '../../test/properties';
import { Screen } from '../../test/screen';
import PropertyCreate from './property-create';

const agreement = aListedDocument(9, { ActualFileName: 'NDA.pdf', DocumentTypeID: 8 });

const choose = async (words: string) => {
  await userEvent.click(await screen.findByLabelText('Price Alternative'));
  await userEvent.click(await screen.findByText(words, { selector: '[role=option]' }));
};

describe('the first step of a new property', () => {
  it('[BEYB-89, BEYB-90] proposes with price words to show figures after the NDA, and takes a range with some words', async () => {
    fakeApi([[/GET .*v1\/lookups/, () => ({ json: lookups })]]);
    render(
      <Screen at="/admin/property/create">
        <PropertyCreate />
      </Screen>,
    );
    const everyone = await screen.findByRole('radio', { name: 'Everyone' });
    const signers = screen.getByRole('radio', { name: 'Those who have signed the NDA' });
    expect(everyone).toBeChecked();
    expect(screen.queryByLabelText(/^Price Guidance/)).not.toBeInTheDocument();
    await choose('Price guidance');
    expect(signers).toBeChecked();
    expect(screen.getAllByLabelText(/^Price Guidance (From|To)/)).toHaveLength(2);
    await userEvent.click(everyone);
    expect(everyone).toBeChecked();
    await choose('None');
    expect(everyone).toBeChecked();
    expect(screen.queryByLabelText(/^Price Guidance/)).not.toBeInTheDocument();
  });

  it.each([
    ['Everyone', ['Price guidance', 'Best and final']],
    ['Those who have signed the NDA', ['None']],
  ])('[BEYB-90] proposes nothing more once %p has been pressed', async (audience, others) => {
    fakeApi([[/GET .*v1\/lookups/, () => ({ json: lookups })]]);
    render(
      <Screen at="/admin/property/create">
        <PropertyCreate />
      </Screen>,
    );
    await choose('Price guidance');
    await userEvent.click(screen.getByRole('radio', { name: audience }));
    for (const other of others) {
      await choose(other);
      expect(screen.getByRole('radio', { name: audience })).toBeChecked();
    }
  });

  it('[BEYB-90] leaves the choice as it was in a form that is taken up again', async () => {
    fakeApi([[/GET .*v1\/lookups/, () => ({ json: lookups })]]);
    const form = (
      <Screen at="/admin/property/create">
        <PropertyCreate />
      </Screen>
    );
    const { unmount } = render(form);
    await choose('Price guidance');
    unmount();
    render(form);
    expect(await screen.findByText(/What you typed last time is still here/)).toBeInTheDocument();
    await choose('None');
    expect(screen.getByRole('radio', { name: 'Those who have signed the NDA' })).toBeChecked();
  });
});

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
