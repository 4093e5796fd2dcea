import type { ResourceProps } from 'react-admin';
import type { User } from './user';

const resource: ResourceProps = {
  name: 'users',
  recordRepresentation: (record: User) => `${record.firstName} ${record.lastName}`,
};

export default resource;
