import { nameOf, useLookups } from './use-lookups';

/** How the value of a field reads to a person: a name for an id, `Yes` for true, `empty` for nothing. */
export function useReadableValue(
  describe?: (field: string, value: unknown) => string | undefined,
): (field: string, value: unknown) => string {
  const { states, positions, agentLocations, storeTypes, propertyStatuses, priceAlternatives, diligencePeriods } =
    useLookups();
  const choices: Partial<Record<string, { id: number; name: string }[]>> = {
    stateId: states,
    positionId: positions,
    agentLocationId: agentLocations,
    storeTypeId: storeTypes,
    statusId: propertyStatuses,
    alternatePriceOptionId: priceAlternatives,
    diligencePeriodId: diligencePeriods,
  };
  return (field, value) => {
    const said =
      describe?.(field, value) ?? (typeof value === 'number' ? nameOf(choices[field] ?? [], value) : undefined);
    return said || readable(value);
  };
}

function readable(value: unknown): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (Array.isArray(value)) {
    return value.map(readable).join(', ') || 'empty';
  }
  if (typeof value === 'object' && value !== null) {
    return 'name' in value ? String(value.name) : 'changed';
  }
  return value === null || value === undefined || value === '' || value === 0 ? 'empty' : String(value);
}
