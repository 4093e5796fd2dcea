import { stateOf } from '@stowbridge/contract/visibility';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Property } from '../../records/property';
import { PropertyStatus } from '../property-status';
import { Chooser, type ChooserProps } from './chooser';
import { pageLength, useChoices, type Found } from './use-choices';

/** @param sort the field of /api/v1/properties that they are put in order by, ascending */
export function usePropertyChoices(sort: 'name' | 'openFirst'): Found<Property> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useChoices<Property>(['properties', sort], (filter, page) =>
    dataProvider.getList<Property>('properties', {
      filter,
      sort: { field: sort, order: 'ASC' },
      pagination: { page, perPage: pageLength },
    }),
  );
}

interface Props extends Omit<ChooserProps<Property>, 'label' | 'searching' | 'describe'> {
  /** Why a property cannot be chosen here. */
  whyNot: (property: Property) => string | undefined;
}

/** Chooses among properties; searched by Property Name, City and State, too [ABUY-14], [ASEL-14]. */
export function PropertyChooser({ whyNot, ...props }: Props) {
  return (
    <Chooser<Property>
      {...props}
      label="Properties"
      searching={searching}
      describe={(property) => ({
        name: property.name,
        under: `${property.city}, ${property.stateCode} ${property.zipCode}`,
        beside: property.sellerName ?? 'No seller',
        end: isUnpublished(property) ? 'Not published' : <PropertyStatus property={property} />,
        grey: isUnpublished(property),
        reason: whyNot(property),
      })}
    />
  );
}

/** The office may add deals on these, but they are seldom the ones that are looked for. */
const isUnpublished = ({ active, statusId }: Property) => stateOf({ active, statusId }) === 'unpublished';

const searching = { hint: 'Name, place or number', filter: { source: 'name', label: 'Property Name' } };
