import type { FiltersProps } from './filter-fields';
import { AreaRange, PriceRange, StatusBoxes } from './filter-panels';
import { FilterSheet } from './filter-sheet';

const panels = { status: StatusBoxes, price: PriceRange, area: AreaRange, sheet: FilterSheet };

/** What opens at a press, fetched together. */
export default function FilterPanel({
  panel,
  ...props
}: FiltersProps & { panel: keyof typeof panels; onClose: () => void }) {
  const Panel = panels[panel];
  return <Panel {...props} />;
}
