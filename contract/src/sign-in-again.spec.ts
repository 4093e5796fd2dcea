import {
  asksForSignIn,
  forgetPage,
  leavePage,
  readPage,
  signInAgainTo,
  takeNotice,
  takePage,
  wantPage,
} from './sign-in-again';

const page = { id: 7, role: 'Buyer', path: '/my-account?tab=1' };

describe('[FSEC-08] a session that ended by itself', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  beforeEach(() => kept.clear());

  it('is told once, and leads the same person back once', () => {
    expect([takeNotice(storage), takePage(storage, 7)]).toEqual([false, undefined]);
    leavePage(storage, page);
    expect([takeNotice(storage), takeNotice(storage)]).toEqual([true, false]);
    expect([takePage(storage, 7), takePage(storage, 7)]).toEqual([expect.objectContaining(page), undefined]);
  });

  it('leads nobody else there, and nobody to another site or the home page', () => {
    leavePage(storage, page);
    expect([takePage(storage, 8), takePage(storage, 7)]).toEqual([undefined, undefined]);
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/']) {
      leavePage(storage, { ...page, path });
      expect(takePage(storage, 7)).toBeUndefined();
    }
  });

  it('[FSITE-03] leads anyone who signs in to the page that was asked for, and says nothing of an ended session', () => {
    wantPage(storage, { path: '/notification/2?page=3', role: 'Buyer' });
    expect([takeNotice(storage), readPage(storage)?.path]).toEqual([false, '/notification/2?page=3']);
    expect(takePage(storage, 8)).toMatchObject({ path: '/notification/2?page=3', role: 'Buyer' });
    wantPage(storage, { path: '/my-account' });
    forgetPage(storage);
    expect(takePage(storage, 8)).toBeUndefined();
  });

  it('[FSITE-03] never leads to a foreign address, nor to one of more than 2,000 characters', () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n\\evil.example',
      'javascript:alert(1)',
      'my-account',
      '',
      `/${'x'.repeat(2_000)}`,
      7 as unknown as string,
    ]) {
      wantPage(storage, { path });
      expect(takePage(storage, 8)).toBeUndefined();
    }
    wantPage(storage, { path: `/${'x'.repeat(1_999)}` });
    expect(takePage(storage, 8)?.path).toHaveLength(2_000);
  });

  it('[FSITE-04] comes back to the home page where something was typed', () => {
    leavePage(storage, { ...page, path: '/', form: 'sell', fault: true });
    expect(takePage(storage, 7)).toMatchObject({ path: '/', form: 'sell', fault: true });
  });

  it('does no harm where the tab holds something else', () => {
    kept.set('signInAgain', '{');
    expect([takeNotice(storage), takePage(storage, 7)]).toEqual([false, undefined]);
  });
});

it('[FSEC-08] a refusal that asks for signing in again is told from others, whatever it is about', () => {
  expect(signInAgainTo('change your email')).toBe('Please sign in again to change your email.');
  expect(asksForSignIn(signInAgainTo('change your email'))).toBe(true);
  expect(asksForSignIn('Please sign in.')).toBe(false);
  expect(asksForSignIn(`No. ${signInAgainTo('')}`)).toBe(false);
});
