import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SignedInHint, useLikelySession } from './use-session';

let drawn: (string | undefined)[] = [];

function Name() {
  const session = useLikelySession();
  drawn.push(session === null ? 'nobody' : session?.name);
  return <p>{session?.name ?? 'nobody'}</p>;
}

async function takeOver(hint: boolean): Promise<string | null> {
  const page = (
    <SignedInHint value={hint}>
      <Name />
    </SignedInHint>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  drawn = [];
  await act(async () => void hydrateRoot(root, page));
  return root.textContent;
}

beforeEach(() => localStorage.clear());

describe('the likely session', () => {
  it('[SHELL-41] lets a visitor’s page be taken over without being drawn again', async () => {
    expect(await takeOver(false)).toBe('nobody');
    expect(drawn).toEqual(['nobody']);
  });

  it('[AUTH-22] is not known where the cookie hints at one, and then follows what is stored', async () => {
    localStorage.setItem('accessKey', 'token');
    localStorage.setItem('userName', 'Ida Moss');
    expect(await takeOver(true)).toBe('Ida Moss');
    expect(drawn).toEqual([undefined, 'Ida Moss']);
  });

  it('[AUTH-22] follows what is stored where the hint is missing', async () => {
    localStorage.setItem('accessKey', 'token');
    localStorage.setItem('userName', 'Ida Moss');
    expect(await takeOver(false)).toBe('Ida Moss');
  });
});
