import { PropertyStatus } from '@stowbridge/contract/ids';
import { invalid } from '../../../platform/common/errors';
import type { PropertyInput } from './property-input';
import type { Property } from './property.entity';

const { ForSale, Draft } = PropertyStatus;

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
