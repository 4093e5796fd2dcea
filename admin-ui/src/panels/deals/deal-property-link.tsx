import { RecordLink } from '../../components/record-link';
import type { Deal } from '../../records/deal';

/** The property of a deal, leading to its page; only its name is left of one that was deleted. */
export function DealPropertyLink({ deal }: { deal: Deal }) {
  return (
    <RecordLink
      kind="property"
      id={deal.propertyId}
      name={deal.propertyName}
      gone={deal.propertyId === null}
      sx={{ fontWeight: 560 }}
    />
  );
}
