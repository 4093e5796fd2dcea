import { ApiProperty } from '@nestjs/swagger';
import { NdaAccessDto, ndaAccessDto } from '../../domains/ndas/nda-access.resource.dto';
import type { PropertyAccess } from './property-accesses.service';

/** Somebody who has signed the NDA of a property, and what they may open. */
export class PropertyAccessDto {
  /** Of the access. */
  id: number;
  /** Of the newest signature. */
  ndaId: number;
  userId: number;
  userTypeId: number;
  @ApiProperty({ example: 'Nia Hart' })
  name: string;
  company: string | null;
  position: string | null;
  access: NdaAccessDto;
  signedAt: Date;
  /** When they last opened a document of the property. */
  lastOpenedAt: Date | null;
}

export const propertyAccessDto = ({ access, ...person }: PropertyAccess): PropertyAccessDto => ({
  ...person,
  id: access.id,
  access: ndaAccessDto(access),
});
