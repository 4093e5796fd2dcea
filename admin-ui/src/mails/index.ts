import type { ResourceProps } from 'react-admin';
import type { Mail } from './mail';

const resource: ResourceProps = { name: 'mails', recordRepresentation: (record: Mail) => record.subject };

export default resource;
