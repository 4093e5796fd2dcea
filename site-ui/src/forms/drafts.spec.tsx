import { LookupsService } from '@stowbridge/api/services/LookupsService';
import { forgetDrafts } from '@stowbridge/contract/drafts';
import { readPage, takePage } from '@stowbridge/contract/sign-in-again';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../test/api-double';
import { signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { browserApi } from '../api/browser-api';
import { takeEndNotice, watchOtherTabs } from '../session/left-page';
import { clearSession, updateSession } from '../session/session';
import { enter, type SignedIn } from '../session/sign-in';
import { signOut } from '../session/sign-out';
import { TextField } from './field';
import { FormFrame } from './form-frame';
import { useForm } from './use-form';

const lookups = new LookupsService(browserApi);

const sent = jest.fn();

function Note({ sendsLater }: { sendsLater?: boolean }) {
  const form = useForm({
    id: 'note',
    rules: { Text: () => undefined, Code: () => undefined },
    keep: true,
    onSubmit: sent,
    sendsLater,
  });
  return (
    <FormFrame form={form}>
      <TextField form={form} name="Text" label="Text" />
      <TextField form={form} name="Code" label="Code" autoComplete="one-time-code" />
      <TextField form={form} name={'Password' as 'Text'} label="Password" autoComplete="new-password" />
      <button type="submit">Send</button>
    </FormFrame>
  );
}

/** Writes, leaves the page, and answers what the form holds when it is opened again, after what happens meanwhile. */
async function textAfter(happens: () => unknown, sendsLater?: boolean): Promise<string> {
  const { unmount } = renderAt(<Note sendsLater={sendsLater} />);
  await userEvent.type(screen.getByLabelText('Text'), 'Two buildings');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await userEvent.type(screen.getByLabelText('Password'), 'Storage-2026');
  expect(JSON.stringify(sessionStorage)).not.toMatch(/123456|Storage-2026/);
  await happens();
  unmount();
  const again = renderAt(<Note />);
  const { value } = screen.getByLabelText<HTMLInputElement>('Text');
  again.unmount();
  return value;
}

const answerFor = (Id: number): SignedIn => ({
  Token: 't-2',
  Id,
  FirstName: 'Maya',
  LastName: 'Okafor',
  Email: 'm@okafor.example',
  SessionId: 's-2',
  Role: ['Buyer', 'Seller'],
  DefaultRole: [{ RoleId: 2, IsDefault: true }],
});
/** Somebody else's tab changes what both have stored. */
const inOtherTab = (change: () => void) => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessKey' }));
};

describe('[FSITE-04] what somebody types and has not sent', () => {
  beforeEach(() => {
    sent.mockReset();
    history.replaceState(null, '', '/contactus?from=faq');
  });

  it('is there again on the way back, and after the session ended and the same person signed in', async () => {
    signedInAs('Buyer');
    expect(await textAfter(() => undefined)).toBe('Two buildings');
    forgetDrafts(sessionStorage);
    expect(
      await textAfter(() => {
        clearSession();
        enter(answerFor(9));
      }),
    ).toBe('Two buildings');
  });

  it.each([
    ['sent', async () => userEvent.click(screen.getByRole('button', { name: 'Send' }))],
    ['and they sign out', async () => signOut(browserApi)],
    ['and another person signs in', () => enter(answerFor(8))],
    ['and another person is signed in', () => updateSession({ id: 8 })],
  ])('is gone when it is %s', async (_how, happens) => {
    serve({ 'POST /api/home/logout/s-1': {} });
    signedInAs('Buyer');
    expect(await textAfter(happens)).toBe('');
  });

  it('is kept when it could not be sent, or not yet', async () => {
    signedInAs('Buyer');
    sent.mockRejectedValueOnce(new Error('no'));
    expect(await textAfter(() => userEvent.click(screen.getByRole('button', { name: 'Send' })))).toBe('Two buildings');
    forgetDrafts(sessionStorage);
    expect(await textAfter(() => userEvent.click(screen.getByRole('button', { name: 'Send' })), true)).toBe(
      'Two buildings',
    );
  });

  it('of a visitor is there when they have signed in', async () => {
    expect(await textAfter(() => enter(answerFor(9)))).toBe('Two buildings');
  });

  it.each([
    [401, 'Your session has ended. Please sign in to go on.', undefined],
    [500, 'Something went wrong. What you typed is kept.', true],
  ])('names page and form when a %i ends the session, once', async (status, text, fault) => {
    signedInAs('Buyer');
    serve({ 'GET /api/lookup/state': { status }, 'POST /api/v1/session/refresh': { status: 401 } });
    await textAfter(() => Promise.allSettled([lookups.states(), lookups.states()]));
    expect([takeEndNotice(), takeEndNotice()]).toEqual([{ text }, undefined]);
    expect(takePage(sessionStorage, 9)).toMatchObject({
      id: 9,
      role: 'Buyer',
      path: '/contactus?from=faq',
      form: 'note',
      ...(fault && { fault }),
    });
  });

  it('leads a visitor back to it after a fault, and nobody to where nothing was typed', async () => {
    serve({ 'GET /api/lookup/state': { status: 500 } });
    await textAfter(() => lookups.states().catch(() => undefined));
    expect(takeEndNotice()).toEqual({
      text: 'Something went wrong. What you typed is kept.',
      back: '/contactus?from=faq',
      form: 'note',
    });
    signedInAs('Buyer');
    await lookups.states().catch(() => undefined);
    expect(takeEndNotice()).toEqual({ text: 'Something went wrong. Please sign in to go on.' });
    expect(takePage(sessionStorage, 9)).toBeUndefined();
  });

  it('is told of when the session ends in another tab, and forgotten when somebody signs out there', async () => {
    signedInAs('Buyer');
    const say = jest.fn();
    watchOtherTabs(say);
    expect(await textAfter(() => inOtherTab(clearSession))).toBe('');
    expect(say).toHaveBeenCalledTimes(1);
    expect(readPage(sessionStorage)).toMatchObject({ id: 9, path: '/contactus?from=faq', form: 'note' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'signedOut' }));
    expect(sessionStorage).toHaveLength(0);
  });
});
