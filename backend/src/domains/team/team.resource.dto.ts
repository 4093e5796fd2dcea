import { ApiPropertyOptional } from '@nestjs/swagger';
import { memberLengths } from '@stowbridge/contract/fields';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Etag } from '../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { EmailText, OptionalLines, OptionalText, PhoneText, RequiredText } from '../../platform/http/rules';

/** A team member on /api/v1. */
export class TeamMemberResourceDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  firstName: string;
  lastName: string;
  title: string;
  phoneNumber: string;
  email: string;
  /** HTML, sanitised. */
  description: string;
  imageName: string | null;
  /** Where they stand on the page, from the top. */
  position: number;
}

export class TeamMemberBodyDto {
  @RequiredText('First Name', memberLengths.firstName)
  firstName: string;
  @RequiredText('Last Name', memberLengths.lastName)
  lastName: string;
  @RequiredText('Title', memberLengths.title)
  title: string;
  @PhoneText('Phone Number')
  phoneNumber: string;
  @EmailText(memberLengths.email)
  email: string;
  @OptionalLines('Description', memberLengths.description)
  description?: string;
  /** The name that the upload of the portrait answered. */
  @ApiPropertyOptional({ example: null })
  @OptionalText('Image', 100)
  imageName?: string | null;
  @IsOptional()
  @IsInt({ message: 'Position is invalid' })
  @Min(0, { message: 'Position is invalid' })
  @Max(10_000, { message: 'Position is invalid' })
  position?: number;
}

export class ReplacedTeamMemberDto extends Replacing(TeamMemberBodyDto, TeamMemberResourceDto) {}

export class PortraitDto {
  imageName: string;
}

export class TeamMemberIdDto {
  id: number;
}
