import { Stage, type StageId } from '@stowbridge/contract/ids';
import { canMove } from '@stowbridge/contract/stages';
import { takesDeals } from '@stowbridge/contract/visibility';
import { Caller, isAdmin, Role, RoleId } from '../../platform/access/permissions';
import { conflict, DomainError, invalid, notFound } from '../../platform/common/errors';
import type { OfferTermsDto } from './deals.calls.dto';

interface Movable {
  dealStatusId: number;
  sellerId: number | null;
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

/** What people are told of a stage that does not allow what they want. [FSITE-13] */
const STAGE_SENTENCES: Record<StageId, string> = {
  [Stage.Accepted]: 'This offer has been accepted already.',
  [Stage.Rejected]: 'This offer has been rejected already.',
  [Stage.InProcess]: 'This offer is in process already.',
  [Stage.Interested]: 'There is no offer yet.',
  [Stage.Sold]: 'This offer has been sold already.',
  [Stage.Submitted]: 'This offer still waits for an answer.',
  [Stage.Withdrawn]: 'This offer has been withdrawn already.',
};

/** What is refused because of the stage at which a deal stands. */
export const notAtStage = (stage: number): DomainError => conflict(STAGE_SENTENCES[stage as StageId]);

/** @throws DomainError('conflict') with the stage as it stands when the table does not allow the move */
export function requireMove(caller: Caller, deal: Movable, to: StageId): void {
  const role = actingRole(caller, deal);
  if (!canMove(deal.dealStatusId, to, [role])) {
    throw notAtStage(deal.dealStatusId);
  }
}

/** The offline fields that an administrator must give [OFF-14 to OFF-17]. */
export function requireOfflineBuyer(terms: OfferTermsDto): void {
  if (!terms.OfflineBuyerFirstName) {
    throw invalid('First Name is required', 'BuyerStore.OfflineBuyerFirstName');
  }
  if (!terms.OfflineBuyerEmail) {
    throw invalid('Email is required', 'BuyerStore.OfflineBuyerEmail');
  }
  if (!terms.OfflineBuyerCity) {
    throw invalid('City is required', 'BuyerStore.OfflineBuyerCity');
  }
  if (!terms.OfflineBuyerStateID) {
    throw invalid('State is required', 'BuyerStore.OfflineBuyerStateID');
  }
}

/** A draft and a closed property take neither interest nor offers, from nobody. */
export function requireOpenToOffers({ active, status_id }: { active: boolean; status_id: number }): void {
  if (!takesDeals({ active, statusId: status_id })) {
    throw conflict('This property does not take offers any more.');
  }
}
