import { ApiProperty } from '@nestjs/swagger';
import { RequiredLines } from '../../../platform/http/rules';
import { Role } from '../../../platform/access/permissions';
import type { BegunView } from './person-views.service';

export class BeginViewDto {
  /** Why the site is looked at as this person; it stands in the log. */
  @ApiProperty({ example: 'Does not find the documents' })
  @RequiredLines('Reason', 500)
  reason: string;
}

export class BegunViewDto {
  /** JWT of 15 minutes for the calls of the view; it cannot be refreshed. */
  token: string;
  /** The session of the view. */
  sessionId: string;
  /** When the view ends by itself. */
  expiresAt: Date;
  /** The person as whom the site is looked at. */
  @ApiProperty({ type: 'integer', format: 'int32' })
  userId: number;
  /** The first name of this person. */
  firstName: string;
  /** The last name of this person. */
  lastName: string;
  /** The e-mail address of this person. */
  email: string;
  /** The roles by default of this person, by name. */
  @ApiProperty({ type: [String], example: ['Buyer'] })
  defaultRoles: string[];
}

export const begunViewDto = ({ person, ...view }: BegunView): BegunViewDto => ({
  ...view,
  userId: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  defaultRoles: person.roles
    .filter(({ isDefault }) => isDefault)
    .map(({ roleId }) => (roleId === Role.Seller ? 'Seller' : 'Buyer')),
});

export class OwnViewDto {
  /** The administrator who looked at the site as the caller. */
  @ApiProperty({ example: 'Rosa Delgado' })
  name: string;
  /** When the view began. */
  startedAt: Date;
  /** When the view ended, or ends at the latest. */
  endedAt: Date;
}
