import { HttpError } from 'react-admin';
import { fakeApi } from '../test/fake-api';
import { aProperty } from '../test/properties';
import { aUser } from '../test/users';
import { isChangedMeanwhile, newCreationKey } from './conditions';
import { dataProvider } from './data-provider';

const problem = {
  title: 'It has changed meanwhile',
  detail: 'Somebody else has changed it meanwhile. Please load it again.',
  errors: [],
};

describe('changes that depend on what was read', () => {
  beforeEach(() => localStorage.setItem('accessKey', 't-1'));

  it('[AUSR-40] reads a record with its version and sends that version with a change', async () => {
    const calls = fakeApi([
      [/GET /, () => ({ json: aUser(5), headers: { etag: '"41"' } })],
      [/PUT /, () => ({ json: aUser(5), headers: { etag: '"42"' } })],
    ]);
    const { data } = await dataProvider.getOne('users', { id: 5 });
    expect(data.etag).toBe('"41"');
    const changed = await dataProvider.update('users', {
      id: 5,
      data: { ...data, city: 'Golden' },
      previousData: data,
    });
    expect(changed.data.etag).toBe('"42"');
    expect(calls[1].headers.get('If-Match')).toBe('"41"');
    expect(calls[1].body).not.toHaveProperty('etag');
    expect(calls[1].body).toMatchObject({ city: 'Golden' });
  });

  it('[AUSR-40] [APROP-97] sends the version through the generated client, and none where none was read', async () => {
    const calls = fakeApi([[/PUT /, () => ({ json: aUser(5) })]]);
    await dataProvider.updateUser(5, { ...aUser(5) }, '"41"');
    await dataProvider.updateUser(5, { ...aUser(5) });
    await dataProvider.saveProperty(31, aProperty(31), '"7"');
    expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual(['"41"', null, '"7"']);
  });

  it('[ERR-04] tells a record that changed meanwhile from other refusals', async () => {
    fakeApi([[/PUT /, () => ({ status: 412, json: problem })]]);
    const refusal: unknown = await dataProvider.updateUser(5, { ...aUser(5) }, '"41"').then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isChangedMeanwhile(refusal)).toBe(true);
    expect(isChangedMeanwhile(new HttpError('It exists already', 409))).toBe(false);
    expect(isChangedMeanwhile(undefined)).toBe(false);
  });

  it('[AUSR-41] names each creation differently', () => {
    expect(newCreationKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newCreationKey()).not.toBe(newCreationKey());
  });
});
