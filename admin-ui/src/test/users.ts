import type { User } from '../records/user';

/** A person as the server answers them: Avery Stone with a number, a buyer unless it is said otherwise. */
export function aUser(id: number, changes: Partial<User> = {}): User {
  return {
    id,
    firstName: 'Avery',
    lastName: `Stone${id}`,
    email: `avery${id}@example.com`,
    phoneNumber: '303-555-0110',
    address1: '1999 Broadway',
    address2: null,
    city: 'Denver',
    stateId: 1,
    state: 'Colorado',
    zipCode: '80202',
    companyName: 'Stone Ridge Capital',
    positionId: 2,
    position: null,
    isHavingSelfStorages: true,
    capitalSource: null,
    numberOfProperties: 3,
    question: null,
    agentLocationId: null,
    roles: [2],
    userTypeId: 2,
    statusId: 2,
    active: true,
    isConfirmed: true,
    createdAt: '2026-10-02T18:00:00Z',
    modifiedAt: '2026-10-02T18:00:00Z',
    ...changes,
  };
}
