import type { ResourceProps } from 'react-admin';
import type { Enquiry } from './enquiry';

const resource: ResourceProps = { name: 'enquiries', recordRepresentation: (record: Enquiry) => record.name };

export default resource;
