import type { BaseHttpRequest, PropertyProfileDto } from '@stowbridge/api';
import { ListingsService } from '@stowbridge/api/services/ListingsService';
import { MOST_COMPARED, readComparedIds } from '@stowbridge/contract/compare';
import { readSession } from '../../session/session';

const SHOWN = [
  'StoreID',
  'StoreName',
  'City',
  'StateCode',
  'Latitude',
  'Longitude',
  'IsConfidential',
  'StoreType',
  'StatusID',
  'Status',
  'Price',
  'AlternatePriceOptionID',
  'AlternatePriceOptionName',
  'AlternatePriceOptionDate',
  'GuidanceLow',
  'GuidanceHigh',
  'CapRate',
  'PricePerSQFT',
  'NOI',
  'RentableSQFT',
  'Acerage',
  'UnitCount',
  'YearBuilt',
  'PhysicalOccupancyArea',
  'PhysicalOccupancyUnits',
  'OffersDueDate',
  'OffersDueZone',
  'AccessKey',
  'AccessText',
] as const satisfies (keyof PropertyProfileDto)[];

/** What the comparison says of a property: the page carries no more than this. */
export type Compared = Pick<PropertyProfileDto, (typeof SHOWN)[number]> & {
  image: Pick<PropertyProfileDto['StoreImages'][number], 'FileName' | 'Color'> | undefined;
};

export interface LoadedComparison {
  /** The ids that were asked for, four at most. */
  ids: number[];
  properties: Compared[];
  /** How many of the address are none that is listed. */
  leftOut: number;
  tooMany: boolean;
  /** As it was typed. */
  from: string;
  place: { name: string; latitude: number; longitude: number } | null;
  /** For whom it was loaded: the id of the person, or null for the public view. */
  viewer: number | null;
}

function comparedOf(profile: PropertyProfileDto): Compared {
  const shown = Object.fromEntries(SHOWN.map((name) => [name, profile[name]])) as Omit<Compared, 'image'>;
  const [first] = profile.StoreImages;
  return { ...shown, image: first && { FileName: first.FileName, Color: first.Color } };
}

/** [BEYB-48] [BEYB-53] */
export async function loadComparison(api: BaseHttpRequest, query: URLSearchParams): Promise<LoadedComparison> {
  const named = new Set((query.get('ids') ?? '').split(',').filter((id) => id.trim() !== ''));
  const all = readComparedIds(query.get('ids'));
  const ids = all.slice(0, MOST_COMPARED);
  const from = (query.get('from') ?? '').trim().slice(0, 100);
  const viewer = typeof window === 'undefined' ? null : (readSession()?.id ?? null);
  const { Properties, Place } =
    ids.length > 0
      ? await new ListingsService(api).compare({ ids: ids.join(','), from: from || undefined })
      : { Properties: [], Place: null };
  return {
    ids,
    properties: Properties.map(comparedOf),
    leftOut: named.size - all.length + ids.length - Properties.length,
    tooMany: all.length > ids.length,
    from,
    place: Place && { name: Place.Name, latitude: Place.Latitude, longitude: Place.Longitude },
    viewer,
  };
}
