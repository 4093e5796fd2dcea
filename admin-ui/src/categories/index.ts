import type { ResourceProps } from 'react-admin';
import type { Category } from './category';

const resource: ResourceProps = { name: 'categories', recordRepresentation: (record: Category) => record.name };

export default resource;
