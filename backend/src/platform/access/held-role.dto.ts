import type { RoleId } from './permissions';

export class HeldRoleDto {
  /** 1 Admin, 2 Buyer, 3 Seller. */
  RoleId: RoleId;
  IsDefault: boolean;
}

export const heldRoleDtos = (roles: { roleId: RoleId; isDefault: boolean }[]): HeldRoleDto[] =>
  roles.map(({ roleId, isDefault }) => ({ RoleId: roleId, IsDefault: isDefault }));
