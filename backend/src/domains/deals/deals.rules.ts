import { Stage, type StageId } from '@stowbridge/contract/ids';
import { STAGES } from '@stowbridge/contract/stages';
import { takesDeals } from '@stowbridge/contract/visibility';
import { atOtherStage, conflict, DomainError, invalid } from '../../platform/common/errors';
import type { OfflineBuyer } from './deal';

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

/** What is refused because of the stage that a deal is at. */
export const notAtStage = (stage: number): DomainError => atOtherStage(STAGE_SENTENCES[stage as StageId]);

/** A stage that a caller names by number. */
export function stageOf(id: number | undefined): StageId {
  const stage = STAGES.find((known) => known === id);
  if (!stage) {
    throw invalid('The status is invalid', 'statusId');
  }
  return stage;
}

/** What an administrator must say of a buyer without an account [OFF-14 to OFF-17]. */
export function requireOfflineBuyer({ firstName, email, city, stateId }: OfflineBuyer): void {
  if (!firstName) {
    throw invalid('First Name is required', 'firstName', 'required');
  }
  if (!email) {
    throw invalid('Email is required', 'email', 'required');
  }
  if (!city) {
    throw invalid('City is required', 'city', 'required');
  }
  if (!stateId) {
    throw invalid('State is required', 'stateId', 'required');
  }
}

/** A draft and a closed property take neither interest nor offers, from nobody. */
export function requireOpenToOffers({ active, status_id }: { active: boolean; status_id: number }): void {
  if (!takesDeals({ active, statusId: status_id })) {
    throw conflict('This property does not take offers any more.');
  }
}
