import type { ResourceProps } from 'react-admin';
import type { Message } from './message';

const resource: ResourceProps = { name: 'messages', recordRepresentation: (record: Message) => record.subject };

export default resource;
