import { Injectable, PipeTransform } from '@nestjs/common';
import { Role, RoleId } from '../../platform/access/permissions';
import { invalid } from '../../platform/common/errors';

/** The user type in a path: as whom one reads. */
@Injectable()
export class UserTypePipe implements PipeTransform<string, RoleId> {
  transform(value: string): RoleId {
    const found = Object.values(Role).find((role) => String(role) === value);
    if (!found) {
      throw invalid('UserType is invalid', 'UserType');
    }
    return found;
  }
}
