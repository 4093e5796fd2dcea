import type { ResourceProps } from 'react-admin';
import type { Vendor } from './vendor';

const resource: ResourceProps = { name: 'vendors', recordRepresentation: (record: Vendor) => record.companyName };

export default resource;
