import type { UserResourceDto } from '@stowbridge/api';
import { FindingsService } from '@stowbridge/api/services/FindingsService';
import { UsersResourceService } from '@stowbridge/api/services/UsersResourceService';
import { userPath } from '../records/user-path';
import { transport } from './transport';

const findingsApi = new FindingsService(transport);
const usersResourceApi = new UsersResourceService(transport);

/** Somebody with an account, and where they are looked at. */
export interface Person {
  id: number;
  name: string;
  email: string;
  to: string;
}

function personOf({ id, firstName, lastName, email, userTypeId }: UserResourceDto): Person {
  const name = `${firstName} ${lastName}`;
  return { id, name, email, to: userPath({ id, userTypeId, name }) };
}

/** How people and records are found from anywhere. */
export const paletteCalls = {
  /** People, properties, deals and vendors by a part of their name, at most five of each. */
  findEverything: (q: string) => findingsApi.list({ q }),

  /** The first few people by a part of their name, company or e-mail address. */
  async findPeople(text: string, most: number): Promise<Person[]> {
    const found = await usersResourceApi.list({
      filter: JSON.stringify({ q: text }),
      range: JSON.stringify([0, most - 1]),
      sort: '["firstName","ASC"]',
    });
    return found.map(personOf);
  },

  async person(id: number): Promise<Person> {
    return personOf(await usersResourceApi.get({ id }));
  },
};
