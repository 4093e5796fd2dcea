import type { ResourceProps } from 'react-admin';
import { fullName, type TeamMember } from './member';

const resource: ResourceProps = {
  name: 'team-members',
  recordRepresentation: (record: TeamMember) => fullName(record),
};

export default resource;
