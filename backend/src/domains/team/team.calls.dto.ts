import type { TeamMember } from './team-member.entity';

/** [PAGE-38] */
export class TeamMemberDto {
  Id: number;
  FirstName: string;
  LastName: string;
  Title: string;
  PhoneNumber: string;
  Email: string;
  /** HTML, sanitised. */
  Description: string;
  /** Served at /TeamImages/{ImageName}. */
  ImageName: string | null;
}

export const teamMemberDto = (member: TeamMember): TeamMemberDto => ({
  Id: member.id,
  FirstName: member.firstName,
  LastName: member.lastName,
  Title: member.title,
  PhoneNumber: member.phoneNumber,
  Email: member.email,
  Description: member.description,
  ImageName: member.imageName,
});
