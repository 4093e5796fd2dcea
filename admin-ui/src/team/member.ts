import type { TeamMemberResourceDto } from '@stowbridge/api';

/** Somebody on Meet the Team [PAGE-38]. */
export type TeamMember = TeamMemberResourceDto;

export const fullName = ({ firstName, lastName }: Pick<TeamMember, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
