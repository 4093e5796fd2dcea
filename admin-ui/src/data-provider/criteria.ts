import type { NamedPlaceDto, NewCriteriaDto, OfficeCriteriaDto } from '@stowbridge/api';
import { CriteriaResourceService } from '@stowbridge/api/services/CriteriaResourceService';
import { PlacesService } from '@stowbridge/api/services/PlacesService';
import { transport } from './transport';

const criteriaApi = new CriteriaResourceService(transport);
const placesApi = new PlacesService(transport);

/** What a buyer buys. */
export type Criteria = OfficeCriteriaDto;

export const criteriaCalls = {
  addCriteria: (requestBody: NewCriteriaDto, idempotencyKey: string): Promise<Criteria> =>
    criteriaApi.create({ requestBody, idempotencyKey }),

  removeCriteria: (id: number) => criteriaApi.delete({ id }),

  /** Where a ZIP code or a city lies. */
  findPlace: (name: string): Promise<NamedPlaceDto> => placesApi.find({ name }),
};
