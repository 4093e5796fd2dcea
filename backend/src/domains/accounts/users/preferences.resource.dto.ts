import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';

export class PreferenceDto {
  /** What it is about, such as a list of the back office. */
  @ApiProperty({ example: 'columns.deals' })
  @Matches(/^[\w.-]{1,80}$/, { message: 'name holds up to 80 letters, digits, dots, dashes and underscores' })
  @IsString({ message: 'name must be a text' })
  name: string;
  /** Whatever the front end keeps there. */
  @ApiProperty({ example: '["zipCode"]' })
  @MaxLength(20_000, { message: 'stored must not exceed 20000 characters' })
  @IsString({ message: 'stored must be a text' })
  stored: string;
}
