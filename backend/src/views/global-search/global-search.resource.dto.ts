import { ApiProperty } from '@nestjs/swagger';
import { RequiredText } from '../../platform/http/rules';

const KINDS = ['user', 'property', 'deal', 'vendor'] as const;

export class FindingsQueryDto {
  /** A part of a name, a company, an e-mail address, a city, a ZIP code or an address. */
  @RequiredText('q', 100)
  q: string;
}

/** A record that the search of the back office found. */
export class FindingDto {
  @ApiProperty({ enum: KINDS })
  kind: (typeof KINDS)[number];
  id: number;
  /** What it is called. */
  label: string;
  /** What tells it from others of the same name: an e-mail address, a place, a stage. */
  detail: string;
  /** Of a user: 1 administrator, 2 buyer, 3 seller. */
  @ApiProperty({ type: 'integer', nullable: true })
  userTypeId: number | null;
}
