import { userLengths } from '@stowbridge/contract/fields';
import { Role } from '@stowbridge/contract/ids';
import { emptyUser, formOfUser, inputOfUser } from './user-form.mapping';
import { aUser } from '../../test/users';
import { userErrors, type UserForm } from './user-rules';

const complete = formOfUser(aUser(1));
const errorsOf = (changes: Partial<UserForm>, type: 1 | 2 | 3 = Role.Buyer, creating = true) =>
  userErrors({ ...complete, ...changes }, type, creating);

describe('the rules of a person', () => {
  it('[AUSR-45] [AUSR-47] [AUSR-49] [AUSR-52] [AUSR-54] [AUSR-56] [AUSR-58] name what is missing', () => {
    expect(userErrors(emptyUser, Role.Buyer, true)).toEqual({
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
      email: 'Email is required',
      phoneNumber: 'Phone Number is required',
      stateId: 'State is required',
      companyName: 'Company Name is required',
      positionId: 'Position is required',
    });
    expect(errorsOf({})).toEqual({});
  });

  it.each(Object.entries(userLengths))(
    '[AUSR-46] [AUSR-48] [AUSR-51] [AUSR-57] [AUSR-60] [AUSR-61] [AUSR-62] [AUSR-63] let %s be %i characters long',
    (field, length) => {
      const text = field === 'email' ? `${'a'.repeat(length - 12)}@example.com` : 'x'.repeat(length);
      expect(errorsOf({ [field]: text })).toEqual({});
      expect(errorsOf({ [field]: `x${text}` })).toEqual({ [field]: `At most ${length} characters` });
    },
  );

  it.each(['avery', 'avery@example', 'avery@example.c', 'avery@example.toolongtop', 'a very@example.com'])(
    '[AUSR-50] [CONST-53] refuse the e-mail %s',
    (email) => {
      expect(errorsOf({ email })).toEqual({ email: 'Email is invalid' });
    },
  );

  it.each(['303-555-011', '30-3555-0110', '+44 303 555 0110', '303-555-011a', '(303) 555-0110'])(
    '[AUSR-53] [CONST-50] refuse the phone number %s',
    (phoneNumber) => {
      expect(errorsOf({ phoneNumber })).toEqual({ phoneNumber: 'Phone Number is invalid' });
    },
  );

  it.each(['303-555-0110', '3035550110', '303.555.0110', '+1 303 555 0110'])(
    '[CONST-50] take the phone number %s',
    (phoneNumber) => {
      expect(errorsOf({ phoneNumber })).toEqual({});
    },
  );

  it('[AUSR-59] [CONST-04] ask for a title when the position is other', () => {
    expect(errorsOf({ positionId: 5, position: ' ' })).toEqual({ position: 'Title is required' });
    expect(errorsOf({ positionId: 5, position: 'Trustee' })).toEqual({});
    expect(inputOfUser({ ...complete, positionId: 5, position: ' Trustee ' }).position).toBe('Trustee');
    expect(inputOfUser({ ...complete, positionId: 2, position: 'Trustee' }).position).toBeNull();
  });

  it('[AUSR-55] [AUSR-64] ask a new administrator for state and location, an old one for neither', () => {
    const nowhere = { stateId: 0, agentLocationId: 0 };
    expect(errorsOf(nowhere, Role.Admin, true)).toEqual({
      stateId: 'State is required',
      agentLocationId: 'Location is required',
    });
    expect(errorsOf(nowhere, Role.Admin, false)).toEqual({});
    expect(errorsOf(nowhere, Role.Seller, false)).toEqual({ stateId: 'State is required' });
  });

  it('[AUSR-65] [AUSR-66] [AUSR-67] [AUSR-68] send back what was read, and the role on creation only', () => {
    const user = aUser(1, {
      isHavingSelfStorages: false,
      numberOfProperties: 1200,
      question: 'Call after five.',
      position: 'Trustee',
      positionId: 5,
    });
    const { id, state, userTypeId, statusId, active, isConfirmed, createdAt, modifiedAt, roles, ...written } = user;
    expect([id, state, userTypeId, statusId, active, isConfirmed, createdAt, modifiedAt, roles]).toHaveLength(9);
    expect(inputOfUser(formOfUser(user))).toEqual(written);
    expect(inputOfUser(complete, Role.Seller).roles).toEqual([3]);
    expect(inputOfUser({ ...complete, city: null as unknown as string }).city).toBeNull();
  });
});
