import type { ResourceProps } from 'react-admin';
import { nameOfUser, type User } from './user';

const resource: ResourceProps = {
  name: 'users',
  recordRepresentation: (record: User) => nameOfUser(record),
};

export default resource;
