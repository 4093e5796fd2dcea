import type { User } from './user.entity';

/** A person as an administrator writes them, on whichever surface of the API. What is undefined stays as it is. */
export type UserInput = Pick<User, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'companyName' | 'positionId'> &
  Partial<
    Pick<
      User,
      | 'position'
      | 'address1'
      | 'address2'
      | 'city'
      | 'stateId'
      | 'zipCode'
      | 'isHavingSelfStorages'
      | 'capitalSource'
      | 'numberOfProperties'
      | 'question'
      | 'agentLocationId'
    >
  >;
