import type { ResourceProps } from 'react-admin';
import type { ApiKey } from './api-key';

const resource: ResourceProps = { name: 'api-keys', recordRepresentation: (record: ApiKey) => record.name };

export default resource;
