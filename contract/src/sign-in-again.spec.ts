import { leavePage, takeNotice, takePage } from './sign-in-again';

const page = { id: 7, role: 'Buyer', path: '/my-account?tab=1' };

describe('[FSEC-08] a session that ended by itself', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) };
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

  it('does no harm where the tab holds something else', () => {
    kept.set('signInAgain', '{');
    expect([takeNotice(storage), takePage(storage, 7)]).toEqual([false, undefined]);
  });
});
