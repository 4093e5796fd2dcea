import { applyDecorators } from '@nestjs/common';
import { messageLength } from '@stowbridge/contract/fields';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { OptionalText, RequiredLines } from '../../platform/http/rules';

/** The text of a message; `required` is what an empty one is told [MSG-03, MSG-04]. */
export const Content = (required: string): PropertyDecorator => RequiredLines('Message', messageLength, required);

/** It becomes a line of a mail, so that it is one line. */
export const Subject = (): PropertyDecorator => OptionalText('Subject', 200);

const TYPES = [1, 2, 3];

/** A role of a person; it may be missing. */
export const UserType = (label: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, enum: TYPES }),
    IsOptional(),
    Type(() => Number),
    IsIn(TYPES, { message: `${label} is invalid` }),
  );
