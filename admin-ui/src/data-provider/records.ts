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
import { AgentLocationsService } from '@stowbridge/api/services/AgentLocationsService';
import { EnquiriesResourceService } from '@stowbridge/api/services/EnquiriesResourceService';
import { LookupsResourceService } from '@stowbridge/api/services/LookupsResourceService';
import { PriceStepsService } from '@stowbridge/api/services/PriceStepsService';
import { TeamResourceService } from '@stowbridge/api/services/TeamResourceService';
import { transport } from './transport';
import { largestLogo } from './directory';
import { upload, type Upload } from './upload';

const agentLocationsApi = new AgentLocationsService(transport);
const enquiriesResourceApi = new EnquiriesResourceService(transport);
const lookupsResourceApi = new LookupsResourceService(transport);
const priceStepsApi = new PriceStepsService(transport);
const teamResourceApi = new TeamResourceService(transport);

/** The lists of words that the office may change. */
export type LookupList = Parameters<typeof lookupsResourceApi.list>[0]['list'];

/** As many team members as one answer may hold. */
const everybody = JSON.stringify([0, 999]);

export const recordCalls = {
  /** Everybody on Meet the Team, in the order of the page [PAGE-39]. */
  team: (): Promise<TeamMemberResourceDto[]> =>
    teamResourceApi.list({ sort: JSON.stringify(['position', 'ASC']), range: everybody, filter: '{}' }),

  addTeamMember: (requestBody: TeamMemberBodyDto, idempotencyKey: string) =>
    teamResourceApi.create({ requestBody, idempotencyKey }),

  removeTeamMember: (id: number) => teamResourceApi.delete({ id }),

  orderTeam: (ids: number[]) => teamResourceApi.order({ requestBody: { ids } }),

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
  handleEnquiry: (id: number, handled: boolean) => enquiriesResourceApi.update({ id, requestBody: { handled } }),

  /** Says which administrator takes care of an enquiry; null: nobody in particular. */
  assignEnquiry: (id: number, ownerId: number | null) => enquiriesResourceApi.assign({ id, requestBody: { ownerId } }),

  /** Answers an enquiry by mail. */
  replyToEnquiry: (id: number, content: string, idempotencyKey: string) =>
    enquiriesResourceApi.reply({ id, requestBody: { content }, idempotencyKey }),

  lookupEntries: (list: LookupList): Promise<LookupEntryDto[]> => lookupsResourceApi.list({ list }),

  addLookupEntry: (list: LookupList, requestBody: LookupEntryBodyDto, idempotencyKey: string) =>
    lookupsResourceApi.create({ list, requestBody, idempotencyKey }),

  renameLookupEntry: (list: LookupList, id: number, name: string) =>
    lookupsResourceApi.update({ list, id, requestBody: { name } }),

  removeLookupEntry: (list: LookupList, id: number) => lookupsResourceApi.delete({ list, id }),

  orderLookup: (list: LookupList, ids: number[]) => lookupsResourceApi.order({ list, requestBody: { ids } }),

  /** The bounds of the search, in the order in which they are offered. */
  priceSteps: (): Promise<PriceStepDto[]> => priceStepsApi.list(),

  /** Adds a step (without an id) or changes one. */
  savePriceStep: (
    id: number | undefined,
    requestBody: PriceStepBodyDto,
    idempotencyKey: string,
  ): Promise<PriceStepDto> =>
    id === undefined
      ? priceStepsApi.create({ requestBody, idempotencyKey })
      : priceStepsApi.update({ id, requestBody }),

  removePriceStep: (id: number) => priceStepsApi.delete({ id }),

  agentOffices: (): Promise<AgentLocationEntryDto[]> => agentLocationsApi.list(),

  /** Adds an office (without an id) or changes one. */
  saveAgentOffice: (
    id: number | undefined,
    requestBody: AgentLocationBodyDto,
    idempotencyKey: string,
  ): Promise<AgentLocationEntryDto> =>
    id === undefined
      ? agentLocationsApi.create({ requestBody, idempotencyKey })
      : agentLocationsApi.update({ id, requestBody }),

  removeAgentOffice: (id: number) => agentLocationsApi.delete({ id }),
};
