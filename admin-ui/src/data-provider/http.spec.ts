import { HttpError } from 'react-admin';
import { leaveFor } from '../auth/leave-for';
import { leaveSession } from '../auth/session';
import { fakeApi } from '../test/fake-api';
import { messageOf } from './failure';
import { request } from './http';

jest.mock('../auth/leave-for');

describe('calls over HTTP', () => {
  beforeEach(() => localStorage.setItem('accessKey', 't-1'));

  it('[AUTH-31] carry the stored access key as a bearer token', async () => {
    const calls = fakeApi([[/things/, () => ({ json: [] })]]);
    await request('/api/things');
    expect(calls[0].token).toBe('Bearer t-1');
  });

  it('[ERR-02] refresh the session once before a 401 reaches a person', async () => {
    localStorage.setItem('accessKey', 'old');
    const calls = fakeApi([
      [/session\/refresh/, () => ({ json: { token: 'new', sessionId: 's-2' } })],
      [/things/, ({ token }) => (token === 'Bearer new' ? { json: [1] } : { status: 401 })],
    ]);
    await expect((await request('/api/things')).json()).resolves.toEqual([1]);
    expect(calls.map(({ path }) => path)).toEqual(['/api/things', '/api/v1/session/refresh', '/api/things']);
    expect(localStorage.getItem('accessKey')).toBe('new');
    expect(localStorage.getItem('sessionId')).toBe('s-2');
  });

  it('[ERR-02] use the token that another tab has renewed meanwhile', async () => {
    localStorage.setItem('accessKey', 'old');
    const calls = fakeApi([
      [
        /things/,
        ({ token }) => {
          if (token === 'Bearer renewed') {
            return { json: [] };
          }
          localStorage.setItem('accessKey', 'renewed');
          return { status: 401 };
        },
      ],
    ]);
    await request('/api/things');
    expect(calls.map(({ path }) => path)).toEqual(['/api/things', '/api/things']);
  });

  it('[ERR-02] report a session that is over', async () => {
    localStorage.setItem('accessKey', 'old');
    fakeApi([[/./, () => ({ status: 401 })]]);
    await expect(request('/api/things')).rejects.toMatchObject({ status: 401 });
  });

  it('[SHELL-42] are not made without a session, but for those that everybody may make', async () => {
    localStorage.clear();
    const calls = fakeApi([[/./, () => ({ json: [] })]]);
    await expect(request('/api/v1/lookups')).rejects.toMatchObject({ status: 401 });
    await request('/api/account/login', { method: 'POST', body: {} });
    await request('/api/home/site');
    expect(calls.map(({ path }) => path)).toEqual(['/api/account/login', '/api/home/site']);
  });

  it('[BEYE-07] lead to the account page until a required second factor is set up, and nowhere from there', async () => {
    fakeApi([[/./, () => ({ status: 403, json: { detail: 'Please set up a second factor first.' } })]]);
    await expect(request('/api/v1/lookups')).rejects.toMatchObject({ status: 403 });
    expect(jest.mocked(leaveFor).mock.calls).toEqual([['/my-account']]);
    history.replaceState(null, '', '/my-account');
    await expect(request('/api/v1/lookups')).rejects.toMatchObject({ status: 403 });
    expect(leaveFor).toHaveBeenCalledTimes(1);
  });

  it('[ERR-01] say NETWORK ERROR when nobody answers', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(request('/api/things')).rejects.toThrow('NETWORK ERROR');
  });

  it('[ERR-04] [ERR-06] give the text of a 400 and the general text otherwise', async () => {
    fakeApi([
      [
        /./,
        ({ path }) =>
          path.endsWith('400') ? { status: 400, text: 'Address Not Found!' } : { status: 418, text: 'stack trace' },
      ],
    ]);
    await expect(request('/api/400')).rejects.toThrow('Address Not Found!');
    await expect(request('/api/418')).rejects.toThrow('Something went wrong.');
  });

  it('give the detail and the fields of a problem', async () => {
    const problem = {
      title: 'It does not fit',
      status: 422,
      detail: 'State is required',
      errors: [{ field: 'stateId', message: 'State is required' }],
    };
    fakeApi([[/./, () => ({ status: 422, json: problem, headers: { 'content-type': 'application/problem+json' } })]]);
    const failure = await request('/api/v1/properties').catch((error: HttpError) => error);
    expect(failure).toMatchObject({
      message: 'State is required',
      status: 422,
      body: { errors: { stateId: 'State is required' } },
    });
  });

  it('[AUTH-33] get no answer on a page that is being left', async () => {
    leaveSession();
    const [calls, answered] = [fakeApi([[/./, () => ({ json: [] })]]), jest.fn()];
    void request('/api/v1/lookups').then(answered, answered);
    await new Promise((resolve) => setTimeout(resolve));
    expect([calls, answered.mock.calls]).toEqual([[], []]);
  });

  it('[ERR-06] never show what was not meant for people', () => {
    expect(messageOf(new TypeError('x is undefined'))).toBe('Something went wrong.');
  });
});
