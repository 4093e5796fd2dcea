import type {
  AgentLocationBodyDto,
  AgentLocationEntryDto,
  LookupEntryBodyDto,
  LookupEntryDto,
  PriceStepBodyDto,
  PriceStepDto,
  TeamMemberBodyDto,
  TeamMemberResourceDto,
} from '@stowbridge/api';
import { api } from './api';
import { largestLogo } from './directory';
import { upload, type Upload } from './upload';

/** The lists of words that the office may change. */
export type LookupList = Parameters<typeof api.lookupsResource.list>[0]['list'];

/** As many team members as one answer may hold. */
const everybody = JSON.stringify([0, 999]);

export const recordCalls = {
  /** Everybody on Meet the Team, in the order of the page [PAGE-39]. */
  team: (): Promise<TeamMemberResourceDto[]> =>
    api.teamResource.list({ sort: JSON.stringify(['position', 'ASC']), range: everybody, filter: '{}' }),

  addTeamMember: (requestBody: TeamMemberBodyDto, idempotencyKey: string) =>
    api.teamResource.create({ requestBody, idempotencyKey }),

  removeTeamMember: (id: number) => api.teamResource.delete({ id }),

  orderTeam: (ids: number[]) => api.teamResource.order({ requestBody: { ids } }),

  /** Uploads a portrait of at most 1 MB and answers its name, for a save to name. */
  async uploadPortrait(file: File, onProgress?: Upload['onProgress']): Promise<string> {
    const { imageName } = await upload<{ imageName: string }>({
      path: '/api/v1/team-members/portraits',
      fields: {},
      file,
      largest: largestLogo,
      onProgress,
    });
    return imageName;
  },

  /** Says that the office is done with an enquiry, or is not after all. */
  handleEnquiry: (id: number, handled: boolean) => api.enquiriesResource.update({ id, requestBody: { handled } }),

  lookupEntries: (list: LookupList): Promise<LookupEntryDto[]> => api.lookupsResource.list({ list }),

  addLookupEntry: (list: LookupList, requestBody: LookupEntryBodyDto, idempotencyKey: string) =>
    api.lookupsResource.create({ list, requestBody, idempotencyKey }),

  renameLookupEntry: (list: LookupList, id: number, name: string) =>
    api.lookupsResource.update({ list, id, requestBody: { name } }),

  removeLookupEntry: (list: LookupList, id: number) => api.lookupsResource.delete({ list, id }),

  orderLookup: (list: LookupList, ids: number[]) => api.lookupsResource.order({ list, requestBody: { ids } }),

  /** The bounds of the search, in the order in which they are offered. */
  priceSteps: (): Promise<PriceStepDto[]> => api.priceSteps.list(),

  /** Adds a step (without an id) or changes one. */
  savePriceStep: (
    id: number | undefined,
    requestBody: PriceStepBodyDto,
    idempotencyKey: string,
  ): Promise<PriceStepDto> =>
    id === undefined
      ? api.priceSteps.create({ requestBody, idempotencyKey })
      : api.priceSteps.update({ id, requestBody }),

  removePriceStep: (id: number) => api.priceSteps.delete({ id }),

  agentOffices: (): Promise<AgentLocationEntryDto[]> => api.agentLocations.list(),

  /** Adds an office (without an id) or changes one. */
  saveAgentOffice: (
    id: number | undefined,
    requestBody: AgentLocationBodyDto,
    idempotencyKey: string,
  ): Promise<AgentLocationEntryDto> =>
    id === undefined
      ? api.agentLocations.create({ requestBody, idempotencyKey })
      : api.agentLocations.update({ id, requestBody }),

  removeAgentOffice: (id: number) => api.agentLocations.delete({ id }),
};
