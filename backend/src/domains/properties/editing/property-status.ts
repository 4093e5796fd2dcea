import { PropertyStatus, Stage } from '@stowbridge/contract/ids';
import type { EntityManager } from 'typeorm';
import { conflict, invalid } from '../../../platform/common/errors';
import type { PropertyInput } from './property-input';
import type { Property } from './property.entity';

const { ForSale, UnderLoi, UnderContract, Closed, Draft } = PropertyStatus;

/** What a form asks for: `Save` publishes for sale, `Save As Draft` stores an unpublished draft [APROP-29, APROP-30, APROP-31]. */
export function wantedStatus(
  { active, statusId }: PropertyInput,
  current: Property | undefined,
): { active: boolean; statusId: number } {
  if (!current) {
    const draft = active === false || statusId === Draft;
    return draft ? { active: false, statusId: Draft } : { active: true, statusId: statusId ?? ForSale };
  }
  const wanted = { active: active ?? current.active, statusId: statusId ?? current.statusId };
  if (!wanted.active || wanted.statusId !== Draft) {
    return wanted;
  }
  if (current.statusId === Draft) {
    return { active: true, statusId: ForSale };
  }
  throw invalid('A published property cannot become a draft. Unpublish it first.', 'statusId');
}

/**
 * Whether the form may set this status: it must agree with the deals on the property, which move it by themselves.
 * @throws DomainError('conflict')
 */
export async function requireStatusChange(manager: EntityManager, current: Property, to: number): Promise<void> {
  if (to === current.statusId) {
    return;
  }
  const rows = await manager.query<{ stage: number }[]>(
    'select distinct deal_status_id stage from deals where property_id = $1',
    [current.id],
  );
  const has = (...stages: number[]) => rows.some(({ stage }) => stages.includes(stage));
  if (has(Stage.Sold)) {
    throw conflict('This property has been sold; its status stays Closed.');
  }
  if (has(Stage.Accepted) && to !== UnderLoi && to !== UnderContract) {
    throw conflict('An offer on this property has been accepted. Move that deal first.');
  }
  if ((to === Closed || to === Draft) && has(Stage.InProcess, Stage.Submitted)) {
    throw conflict('There are open offers on this property. Reject them first.');
  }
}
