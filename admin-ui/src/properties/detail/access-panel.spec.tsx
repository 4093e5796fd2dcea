import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropertyAccess } from '../../data-provider/accesses';
import { Toasts } from '../../layout/toasts';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { anAccess, anNda } from '../../test/ndas';
import { aProperty } from '../../test/properties';
import { Screen } from '../../test/screen';
import { NdasPanel } from '../../panels/ndas/ndas-panel';
import { AccessPanel } from './access-panel';

const aRow = (id: number, name: string, given: Partial<PropertyAccess> = {}): PropertyAccess => ({
  id,
  ndaId: id + 100,
  userId: id,
  userTypeId: 2,
  name,
  company: 'Stone Ridge Capital',
  position: 'Investor',
  access: anAccess(),
  signedAt: '2026-10-02T18:00:00Z',
  lastOpenedAt: null,
  ...given,
});
const rows = [
  aRow(1, 'Nia Hart', { access: anAccess({ state: 'pending' }), company: null, position: null }),
  aRow(2, 'Omar Reyes', {
    access: anAccess({ tier: 2, expiresAt: '2099-11-23T06:59:59Z' }),
    lastOpenedAt: '2026-10-04T18:00:00Z',
  }),
  aRow(3, 'Lea Brandt', { access: anAccess({ state: 'revoked', expiresAt: '2099-11-23T06:59:59Z' }) }),
];

function open(listed = rows): Call[] {
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [/POST .*v1\/ndas\/approve$/, () => ({ json: { approved: [101], leftOut: [] } })],
    [/POST .*v1\/ndas\/102\/revoke$/, () => ({ json: anAccess({ state: 'revoked' }) })],
    [
      /GET .*v1\/ndas\/77$/,
      () => ({ json: anNda({ id: 77, name: 'Nia Hart', access: anAccess({ source: 'outside' }) }) }),
    ],
    [/GET .*v1\/ndas\?/, () => ({ json: [], headers: { 'content-range': 'ndas */0' } })],
    [
      /GET .*v1\/properties\/31\/accesses\?/,
      () => ({ json: listed, headers: { 'content-range': `accesses 0-9/${listed.length}` } }),
    ],
    [/GET .*v1\/properties\/31$/, () => ({ json: aProperty(31) })],
    [/GET .*v1\/properties\?/, () => ({ json: [aProperty(31)], headers: { 'content-range': 'properties 0-0/1' } })],
    [/GET .*v1\/users\?/, () => ({ json: [{ id: 1, firstName: 'Nia', lastName: 'Hart', email: 'nia@example.com' }] })],
    [/GET .*v1\/users\/1$/, () => ({ json: { id: 1, firstName: 'Nia', lastName: 'Hart', email: 'nia@example.com' } })],
  ]);
  render(
    <Screen at="/admin/property/31">
      <AccessPanel property={aProperty(31)} />
      <NdasPanel of={{ propertyId: 31 }} />
      <Toasts />
    </Screen>,
  );
  return calls;
}
const lists = (calls: Call[]) => calls.filter(({ path }) => path.includes('/accesses?'));
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('who may open what on a property', () => {
  it('is listed with how far, until when and what was last opened', async () => {
    open();
    const waiting = await row(/Nia Hart/);
    expect(waiting.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '',
      'Nia Hart',
      'Waiting',
      '–',
      '10/2/26',
      '–',
      'ApproveDecline',
    ]);
    expect((await row(/Omar Reyes/)).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '',
      'Omar ReyesStone Ridge Capital · Investor',
      'OpenQualified buyers',
      '11/22/99',
      '10/2/26',
      expect.stringMatching(/^Oct 4, \d+:00/),
      'Change…Revoke',
    ]);
    // What was to be the end of an access that is no more is no news.
    expect((await row(/Lea Brandt/)).getByText('Revoked')).toBeInTheDocument();
    expect((await row(/Lea Brandt/)).queryByText('11/22/99')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Omar Reyes' })).toHaveAttribute('href', '/viewbuyer/2');
    expect(screen.getByRole('region', { name: 'Access (3)' })).not.toHaveTextContent('What a signature opens');
  });

  it('is decided in the row, and loaded again', async () => {
    const calls = open();
    await userEvent.click((await row(/Omar Reyes/)).getByRole('button', { name: 'Revoke: Omar Reyes' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke access' }));
    const before = lists(calls).length;
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('The access of Omar Reyes is revoked.')).toBeInTheDocument();
    await waitFor(() => expect(lists(calls).length).toBeGreaterThan(before));
  });

  it('[BEYA-48] is approved for all who wait at once', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Approve' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 1 person' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 person is let in.')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [101], tier: 1 });
  });

  it('says what will be here', async () => {
    open([]);
    expect(await screen.findByText(/^Nobody has signed the NDA\./)).toBeInTheDocument();
  });

  it('takes an NDA that was signed elsewhere, and opens its record', async () => {
    const sent: string[] = [];
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
      sent.push(
        [...(body as FormData).entries()].map(([name, of]) => `${name}=${of instanceof File ? of.name : of}`).join(' '),
      );
      Object.defineProperties(this, {
        status: { value: 201 },
        responseText: { value: JSON.stringify({ id: 77, name: 'Nia Hart', propertyName: 'Granite Peak 31' }) },
        getResponseHeader: { value: () => 'application/json' },
      });
      this.dispatchEvent(new ProgressEvent('load'));
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Record NDA signed outside…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record NDA signed outside' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Property/ })).toHaveValue('Granite Peak 31'));
    await userEvent.type(dialog.getByLabelText(/^Day signed/), '01012099');
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    for (const problem of ['Person is required', 'Date cannot be in the future', 'File is required']) {
      expect(await dialog.findByText(problem)).toBeInTheDocument();
    }
    await userEvent.type(dialog.getByRole('combobox', { name: /^Person/ }), 'nia');
    await userEvent.click(await screen.findByRole('option', { name: 'Nia Hart, nia@example.com' }));
    await userEvent.clear(dialog.getByLabelText(/^Day signed/));
    await userEvent.type(dialog.getByLabelText(/^Day signed/), '10012026');
    await userEvent.upload(
      dialog.getByLabelText('Choose a file', { selector: 'input' }),
      new File(['%PDF-'], 'signed.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('The NDA of Nia Hart on Granite Peak 31 is recorded.')).toBeInTheDocument();
    expect(sent).toEqual(['userId=1 propertyId=31 signedOn=2026-10-01 file=signed.pdf']);
    const record = within(await screen.findByRole('dialog', { name: 'Nia Hart' }));
    expect(await record.findByText('Outside of the site')).toBeInTheDocument();
  });
});
