import { createHash, webcrypto } from 'node:crypto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, unplug, type Replies, type Reply } from '../../test/api-double';
import { signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import type { HeadProps } from '../components/head';
import { HeadCollector } from '../components/head';
import { Component } from './verify-page';

Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });

const CODE = 'K7QF2M9XAB';
const bytes = 'the bytes of a certificate';
const sha256 = createHash('sha256').update(bytes).digest('hex');
const unknown = { known: false, kind: null, day: null, sha256: null };
const ofFile = { known: true, kind: 'certificate', day: '2026-11-22', sha256: null };
const ofCode = { ...ofFile, sha256 };

/** As browsers hand it over; that of jsdom cannot be read. */
const aFile = (content = bytes): File =>
  Object.assign(new File([content], 'NDA - Harbor Gate.pdf', { type: 'application/pdf' }), {
    arrayBuffer: async () => new TextEncoder().encode(content).buffer,
  });
const call = (of: string) => `GET /api/v1/verifications/${of}`;
const at = (replies: Replies = {}) => {
  const calls = serve(replies);
  renderAt(<Component />, { path: '/verify' });
  return calls;
};
const choose = (file: File) => fireEvent.change(screen.getByLabelText(/Choose a file/), { target: { files: [file] } });
const typeCode = async (code: string) => {
  await userEvent.type(screen.getByLabelText('Code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Verify the code' }));
};
const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('verifying a document', () => {
  it.each<[string, Reply, string]>([
    [
      '[BEYA-22] an unchanged certificate',
      { body: ofFile },
      'Executed on 11/22/2026 through Stowbridge. This file is unchanged.',
    ],
    ['[BEYA-23] any other file', { body: unknown }, 'This file is not one that we made, or it was changed.'],
    [
      'the text of an agreement',
      { body: { ...ofFile, kind: 'agreement' } },
      'This is the text of an agreement that was signed through Stowbridge.',
    ],
    [
      'too many at once',
      { status: 429, headers: { 'Retry-After': '42' }, body: '{"detail":"Too many requests."}' },
      'That was a lot at once. Please try again in 42 seconds.',
    ],
    ['a fault', { status: 500, body: '' }, 'Something went wrong.'],
  ])('says what holds of %s', async (_what, reply, sentence) => {
    at({ [call(sha256)]: reply });
    choose(aFile());
    await said(sentence);
  });

  it('[BEYA-22] sends the fingerprint of a file alone, without who asks', async () => {
    signedInAs('Buyer');
    const calls = at({ [call(sha256)]: { body: ofFile } });
    fireEvent.drop(screen.getByText('Choose a file'), { dataTransfer: { files: [aFile()] } });
    await said('This file is unchanged.');
    expect(calls).toEqual([
      {
        method: 'GET',
        path: `/api/v1/verifications/${sha256}`,
        body: undefined,
        token: null,
        key: null,
        version: null,
      },
    ]);
  });

  it('[BEYA-23] sees one changed byte', async () => {
    at({
      [call(sha256)]: { body: ofFile },
      [call(createHash('sha256').update(`${bytes}.`).digest('hex'))]: { body: unknown },
    });
    choose(aFile());
    await said('This file is unchanged.');
    choose(aFile(`${bytes}.`));
    await said('This file is not one that we made, or it was changed.');
  });

  it('takes a code however it is typed, asks for its file, and says whether it is that file', async () => {
    const other = createHash('sha256').update('other').digest('hex');
    const calls = at({ [call(CODE)]: { body: ofCode }, [call(other)]: { body: unknown } });
    await typeCode('k7qf2-m9xab ');
    await said(
      `The code ${CODE} is on a certificate that was executed on 11/22/2026 through Stowbridge. Choose its file to see whether it is unchanged.`,
    );
    choose(aFile());
    await said('Executed on 11/22/2026 through Stowbridge. This file is unchanged.');
    choose(aFile('other'));
    await said('This file is not that certificate, or it was changed.');
    expect(screen.getByRole('status')).not.toHaveTextContent('unchanged');
    expect(calls.map(({ path }) => path.split('/').pop())).toEqual([CODE, CODE, CODE, other]);
  });

  it('says that a code is not known, and asks for none of another form', async () => {
    const calls = at({ [call(CODE)]: { body: unknown } });
    await typeCode('K7QF0M9XAB');
    expect(screen.getByRole('alert')).toHaveTextContent('Code is invalid');
    expect(calls).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Code'));
    await typeCode(CODE);
    await said(`The code ${CODE} is not on any certificate that we made.`);
  });

  it('says so when a file cannot be read, and when there is no network', async () => {
    at();
    choose(Object.assign(aFile(), { arrayBuffer: () => Promise.reject(new Error('gone')) }));
    await said('NDA - Harbor Gate.pdf could not be read here.');
    unplug();
    choose(aFile());
    await said('NETWORK ERROR');
  });

  it('is kept out of search engines', () => {
    const collector: { head?: HeadProps } = {};
    renderAt(
      <HeadCollector value={collector}>
        <Component />
      </HeadCollector>,
    );
    expect(collector.head).toMatchObject({ title: 'Verify a document', noIndex: true, canonical: '/verify' });
  });
});
