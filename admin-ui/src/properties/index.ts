import type { ResourceProps } from 'react-admin';
import type { Property } from './property';

const resource: ResourceProps = { name: 'properties', recordRepresentation: (record: Property) => record.name };

export default resource;
