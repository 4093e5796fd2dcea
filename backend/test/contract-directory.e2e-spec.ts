import { driveCalls } from './contract/drive';
import { ACCOUNT_REQUESTS } from './contract/requests/accounts';
import { DIRECTORY_REQUESTS } from './contract/requests/directory';
import { PROPERTY_REQUESTS } from './contract/requests/properties';
import calls from './data/calls.json';

driveCalls('the directory, the site, the reports and the files', DIRECTORY_REQUESTS);

describe('the contract as a whole', () => {
  it('has a request for each of the 112 calls of the documents, once', () => {
    const driven = [ACCOUNT_REQUESTS, DIRECTORY_REQUESTS, PROPERTY_REQUESTS].flatMap((requests) => Object.keys(requests));
    expect(driven.sort()).toEqual(calls.map(({ id }) => `[${id}]`).sort());
    expect(driven).toHaveLength(112);
  });
});
