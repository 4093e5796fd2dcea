import { AccountService } from '@stowbridge/api/services/AccountService';
import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { LookupsService } from '@stowbridge/api/services/LookupsService';
import { SearchService } from '@stowbridge/api/services/SearchService';
import { takePage } from '@stowbridge/contract/sign-in-again';
import { waitFor } from '@testing-library/react';
import { serve, unplug } from '../../test/api-double';
import { readSession, updateSession } from '../session/session';
import { ApiError, serverApi, textInPlaceOf, textOf } from './api';
import { browserApi, connectSurroundings } from './browser-api';

const lookups = new LookupsService(browserApi);
const journeys = new JourneysService(browserApi);

describe('the calls of the browser', () => {
  const leave = jest.fn();
  const offline = jest.fn();
  beforeEach(() => {
    jest.clearAllMocks();
    connectSurroundings({ leave, offline });
  });

  it('[AUTH-31, AUTH-30] sends the stored token, and none when there is none', async () => {
    const calls = serve({ 'GET /api/lookup/state': { body: [] } });
    await lookups.states();
    updateSession({ token: 't-1' });
    await lookups.states();
    expect(calls.map(({ token }) => token)).toEqual([null, 'Bearer t-1']);
  });

  it('refreshes once and repeats the call before a 401 reaches a person', async () => {
    updateSession({ token: 'old', sessionId: '1' });
    const calls = serve({
      'GET /api/buyer/stores': ({ token }) => (token === 'Bearer new' ? { body: { MyStores: [] } } : { status: 401 }),
      'POST /api/v1/session/refresh': { body: { token: 'new', sessionId: '2' } },
    });
    await expect(journeys.buyerStores()).resolves.toEqual({ MyStores: [] });
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/buyer/stores',
      '/api/v1/session/refresh',
      '/api/buyer/stores',
    ]);
    expect(readSession()).toMatchObject({ token: 'new', sessionId: '2' });
    expect(leave).not.toHaveBeenCalled();
  });

  it('takes a token that another tab has renewed meanwhile', async () => {
    updateSession({ token: 'old' });
    const calls = serve({
      'GET /api/buyer/stores': ({ token }) => {
        if (token === 'Bearer renewed') {
          return {};
        }
        updateSession({ token: 'renewed' });
        return { status: 401 };
      },
    });
    await journeys.buyerStores();
    expect(calls.map(({ path }) => path)).toEqual(['/api/buyer/stores', '/api/buyer/stores']);
  });

  it('[ERR-02] clears the session and leaves when the refresh is refused too', async () => {
    updateSession({ token: 'old', id: 7 });
    serve({ 'GET /api/buyer/stores': { status: 401 }, 'POST /api/v1/session/refresh': { status: 401 } });
    await expect(journeys.buyerStores()).rejects.toBeInstanceOf(ApiError);
    expect(localStorage).toHaveLength(0);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('[FSEC-08] remembers for this person the page on which the session ended, and none after a fault', async () => {
    history.replaceState(null, '', '/seller/dashboard?tab=2');
    updateSession({ token: 'old', id: 7, role: 'Seller' });
    serve({
      'GET /api/lookup/state': { status: 500 },
      'GET /api/buyer/stores': { status: 401 },
      'POST /api/v1/session/refresh': { status: 401 },
    });
    await expect(lookups.states()).rejects.toBeInstanceOf(ApiError);
    expect(takePage(sessionStorage, 7)).toBeUndefined();
    updateSession({ token: 'old', id: 7, role: 'Seller' });
    await expect(journeys.buyerStores()).rejects.toBeInstanceOf(ApiError);
    expect(takePage(sessionStorage, 7)).toEqual({ id: 7, role: 'Seller', path: '/seller/dashboard?tab=2' });
  });

  it('[ERR-03] clears the session and leaves on a 500', async () => {
    updateSession({ token: 't' });
    serve({ 'GET /api/lookup/state': { status: 500, body: 'stack trace' } });
    await expect(lookups.states()).rejects.toThrow('Something went wrong.');
    expect(readSession()).toBeNull();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('[ERR-04] carries the text of a 400', async () => {
    serve({ 'POST /api/account/login': { status: 400, body: 'INACTIVE-USER' } });
    await expect(
      new AccountService(browserApi).login({ requestBody: { UserName: '', Password: '' } }),
    ).rejects.toMatchObject({ status: 400, message: 'INACTIVE-USER' });
  });

  it.each([403, 404, 409, 413])('[ERR-06, ERR-07] says Something went wrong. on %i', async (status) => {
    serve({ 'GET /api/lookup/state': { status, body: 'an inner detail' } });
    await expect(lookups.states()).rejects.toMatchObject({ status, message: 'Something went wrong.' });
  });

  it.each([404, 409, 422])('says what a problem of /api/v1 says on %i', async (status) => {
    const body = { title: 'x', status, detail: 'Sam Carter has approved this already.' };
    serve({ 'GET /api/lookup/state': { status, body } });
    await expect(lookups.states()).rejects.toMatchObject({ status, message: body.detail });
  });

  it('[ERR-01] tells the screen that no server answered', async () => {
    unplug();
    await expect(lookups.states()).rejects.toBeInstanceOf(ApiError);
    await waitFor(() => expect(offline).toHaveBeenCalledTimes(1));
  });

  it('[FSITE-10] says once that no server answered: in the place of what is missing, else in the alert', async () => {
    unplug();
    const failures = async () =>
      (await Promise.allSettled([lookups.states(), journeys.buyerStores()])).map(
        (one) => (one as PromiseRejectedResult).reason as unknown,
      );
    const said = await failures();
    expect(said.map(textOf)).toEqual(['', '']);
    await waitFor(() => expect(offline).toHaveBeenCalledTimes(1));
    const [missing, other] = await failures();
    expect(textInPlaceOf(missing)).toBe('NETWORK ERROR');
    expect(missing).toBe(other);
    const next = jest.fn();
    setTimeout(next, 150);
    await waitFor(() => expect(next).toHaveBeenCalled());
    expect(offline).toHaveBeenCalledTimes(1);
  });
});

describe('the calls made while the server renders', () => {
  it('reach the API in process and fail like those of the browser', async () => {
    const asked: string[] = [];
    const api = serverApi(async (path, init) => {
      asked.push(`${init?.method ?? 'GET'} ${path} ${JSON.stringify(init?.body)}`);
      return path.includes('search') ? { status: 400, body: 'Price is invalid' } : { status: 200, body: [1] };
    });
    await expect(new LookupsService(api).states()).resolves.toEqual([1]);
    await expect(new SearchService(api).properties({ requestBody: { Page: 1 } })).rejects.toMatchObject({
      message: 'Price is invalid',
    });
    expect(asked).toEqual(['GET /api/lookup/state undefined', 'POST /api/home/property/search {"Page":1}']);
  });
});
