import type { ResourceProps } from 'react-admin';
import type { Deal } from './deal';

const resource: ResourceProps = {
  name: 'deals',
  recordRepresentation: (record: Deal) => record.dealName || record.propertyName,
};

export default resource;
