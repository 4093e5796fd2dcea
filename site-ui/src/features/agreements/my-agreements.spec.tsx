import type { OwnNdaDto } from '@stowbridge/api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { readSession } from '../../session/session';
import { Component } from '../../pages/agreements-page';

const aSignature = (given: Partial<OwnNdaDto> = {}): OwnNdaDto => ({
  id: 31,
  propertyId: 7,
  propertyName: 'Harbor Gate Storage',
  signedAt: '2026-11-22T05:31:07.000Z',
  isListed: true,
  agreementName: 'NDA.pdf',
  certifiedAt: '2026-11-22T05:31:09.000Z',
  access: { state: 'open', ended: false, tier: 1, expiresAt: null, reason: null, waitingSince: null },
  ...given,
});
const FIRST = 'GET /api/v1/me/ndas';
const page = (signatures: OwnNdaDto[]) => ({ body: signatures });

function open(replies: Replies) {
  signedInAs('Buyer');
  const calls = serve(replies);
  renderAt(<Component />, { path: '/my-agreements' });
  return calls;
}
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.trim());

describe('My agreements', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:certificate';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('[BEYA-06] lists each of one’s signatures with its property and its day', async () => {
    open({
      [FIRST]: page([
        aSignature(),
        aSignature({ id: 30, propertyName: 'Gone Depot', isListed: false, agreementName: null, access: null }),
      ]),
    });
    await screen.findByText('Harbor Gate Storage');
    expect(screen.getAllByRole('row').slice(1).map(cells)).toEqual([
      ['Harbor Gate Storage', '11/22/2026', 'Open', 'Read the agreement', 'Certificate (PDF)'],
      ['Gone Depot', '11/22/2026', '', 'The text was not kept', 'Certificate (PDF)'],
    ]);
    expect(screen.getAllByRole('link', { name: /Storage|Depot/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/property/7/Harbor-Gate-Storage/',
    ]);
  });

  it('[BEYA-06] opens the agreement as it was in a new tab', async () => {
    const replace = jest.fn();
    jest.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window);
    open({
      [FIRST]: page([aSignature()]),
      'GET /api/v1/ndas/31/agreement': { body: { url: '/StoreDocuments/a.pdf' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Read the agreement of Harbor Gate Storage/ }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/StoreDocuments/a.pdf'));
  });

  it('[BEYA-06] saves the certificate, for its owner alone, under its own name', async () => {
    const calls = open({
      [FIRST]: page([aSignature()]),
      'GET /api/v1/ndas/31/certificate': {
        body: '%PDF-',
        type: 'application/pdf',
        headers: {
          'content-disposition': `attachment; filename="NDA.pdf"; filename*=UTF-8''NDA%20-%20%C5%81ukasz.pdf`,
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Certificate \(PDF\)/ }));
    await waitFor(() => expect(saved).toEqual(['NDA - Łukasz.pdf blob:certificate']));
    expect(calls.at(-1)?.token).toBe(`Bearer ${readSession()?.token}`);
  });

  it('says why a certificate is not there, in the words of the server', async () => {
    const detail = 'Too many attempts. Please wait a few minutes and try again.';
    open({ [FIRST]: page([aSignature()]), 'GET /api/v1/ndas/31/certificate': { status: 429, body: { detail } } });
    await userEvent.click(await screen.findByRole('button', { name: /^Certificate \(PDF\)/ }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(saved).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  });

  it('says what will be here, and tries again after a fault', async () => {
    const replies: Replies = { [FIRST]: { status: 404, body: '' } };
    open(replies);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    replies[FIRST] = page([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^When you sign the NDA of a property/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
