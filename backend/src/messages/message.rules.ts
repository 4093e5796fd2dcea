import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { OptionalText, RequiredText } from '../common/rules';

/** The longest text of a message, in characters. */
const MOST = 4000;

/** The text of a message; `required` is what an empty one is told [MSG-03, MSG-04]. */
export const Content = (required: string): PropertyDecorator => RequiredText('Message', MOST, required);

/** It becomes a line of a mail, so that it is one line. */
export const Subject = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : value)),
    OptionalText('Subject', 200),
  );
