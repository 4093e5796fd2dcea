import { Stage, type StageId } from '@stowbridge/contract/ids';
import { canMove } from '@stowbridge/contract/stages';
import { Caller, isAdmin, Role, RoleId } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { notAtStage } from './deals.rules';

interface Movable {
  dealStatusId: number;
  sellerId: number | null;
  hasTerms: boolean;
}

/** In which role this person acts on a deal: administrators by office, sellers on their own listing only. */
function actingRole(caller: Caller, deal: Movable): RoleId {
  if (isAdmin(caller)) {
    return Role.Admin;
  }
  if (caller.roles.includes(Role.Seller) && deal.sellerId === caller.id) {
    return Role.Seller;
  }
  throw notFound('The offer');
}

/**
 * A seller answers offers: a deal that the office has taken on before its buyer submitted terms holds none.
 * @throws DomainError('stage') with the stage as it is when the table does not allow the move
 */
export function requireMove(caller: Caller, deal: Movable, to: StageId): void {
  const role = actingRole(caller, deal);
  if (role === Role.Seller && !deal.hasTerms) {
    throw notAtStage(Stage.Interested);
  }
  if (!canMove(deal.dealStatusId, to, [role])) {
    throw notAtStage(deal.dealStatusId);
  }
}
