import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import type { Deal } from '../../deals/deal';
import type { Property } from '../../properties/property';
import { paths } from '../../paths';
import { sections } from '../navigation';

/** Something the palette can go to. */
export interface Finding {
  key: string;
  group: 'Go to' | 'Properties' | 'Deals';
  label: string;
  detail: string;
  to: string;
}

const places: Finding[] = [
  ...sections.flatMap((section) =>
    section.items.map((item) => ({
      key: item.to,
      group: 'Go to' as const,
      label: item.label,
      detail: section.title ?? '',
      to: item.to,
    })),
  ),
  { key: paths.newProperty, group: 'Go to', label: 'Add New Property', detail: 'Marketplace', to: paths.newProperty },
];

/** Screens, properties and deals that match what was typed; the lists are asked for from two letters on. */
export function useFindings(text: string): { findings: Finding[]; searching: boolean } {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const query = text.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['palette', query],
    enabled: query.length >= 2,
    staleTime: 30_000,
    queryFn: async () => {
      const five = { page: 1, perPage: 5 };
      const [properties, deals] = await Promise.all([
        dataProvider.getList<Property>('properties', { filter: { q: query }, sort: { field: 'name', order: 'ASC' }, pagination: five }),
        dataProvider.getList<Deal>('deals', { filter: { buyerName: query }, sort: { field: 'createdAt', order: 'DESC' }, pagination: five }),
      ]);
      return [...properties.data.map(propertyFinding), ...deals.data.map(dealFinding)];
    },
  });
  const word = query.toLowerCase();
  const found = places.filter((place) => `${place.detail} ${place.label}`.toLowerCase().includes(word));
  return { findings: [...found, ...(query.length >= 2 ? (data ?? []) : [])], searching: isFetching };
}

function propertyFinding(property: Property): Finding {
  return {
    key: `property-${property.id}`,
    group: 'Properties',
    label: property.name,
    detail: `${property.city}, ${property.stateCode}`,
    to: paths.property(property.id),
  };
}

function dealFinding(deal: Deal): Finding {
  return {
    key: `deal-${deal.id}`,
    group: 'Deals',
    label: `${deal.buyerName ?? 'Buyer'} · ${deal.propertyName}`,
    detail: deal.statusName,
    to: `${paths.deals}?view=${deal.id}`,
  };
}
