import { driveCalls } from './contract/drive';
import { ACCOUNT_REQUESTS } from './contract/requests/accounts';
import { DIRECTORY_REQUESTS } from './contract/requests/directory';
import { PROPERTY_REQUESTS } from './contract/requests/properties';
import calls from './data/calls.json';

const CALLS = [
  '[CALL-009]',
  '[CALL-010]',
  '[CALL-011]',
  '[CALL-012]',
  '[CALL-013]',
  '[CALL-014]',
  '[CALL-015]',
  '[CALL-016]',
  '[CALL-017]',
  '[CALL-018]',
  '[CALL-019]',
  '[CALL-020]',
  '[CALL-021]',
  '[CALL-022]',
  '[CALL-083]',
  '[CALL-084]',
  '[CALL-085]',
  '[CALL-086]',
  '[CALL-087]',
  '[CALL-088]',
  '[CALL-089]',
  '[CALL-090]',
  '[CALL-091]',
  '[CALL-092]',
  '[CALL-093]',
  '[CALL-094]',
  '[CALL-095]',
  '[CALL-096]',
  '[CALL-097]',
  '[CALL-100]',
  '[CALL-101]',
  '[CALL-102]',
  '[CALL-103]',
  '[CALL-104]',
  '[CALL-105]',
  '[CALL-106]',
  '[CALL-107]',
  '[CALL-108]',
  '[CALL-109]',
  '[CALL-110]',
  '[CALL-111]',
  '[CALL-112]',
];

driveCalls('the directory, the site, the reports and the files', CALLS, DIRECTORY_REQUESTS);

describe('the contract as a whole', () => {
  it('has a request for each of the 112 calls of the documents, once', () => {
    const driven = [ACCOUNT_REQUESTS, DIRECTORY_REQUESTS, PROPERTY_REQUESTS].flatMap((requests) =>
      Object.keys(requests),
    );
    expect(driven.sort()).toEqual(calls.map(({ id }) => `[${id}]`).sort());
    expect(driven).toHaveLength(112);
  });
});
