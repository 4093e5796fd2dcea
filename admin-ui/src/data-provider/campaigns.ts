import type { CampaignDto, NewCampaignDto } from '@stowbridge/api';
import { CampaignsResourceService } from '@stowbridge/api/services/CampaignsResourceService';
import { PropertiesResourceService } from '@stowbridge/api/services/PropertiesResourceService';
import { transport } from './transport';

const campaignsApi = new CampaignsResourceService(transport);
const propertiesApi = new PropertiesResourceService(transport);

/** What the office writes to buyers. */
export const campaignCalls = {
  createCampaign: (requestBody: NewCampaignDto, idempotencyKey: string): Promise<CampaignDto> =>
    campaignsApi.create({ requestBody, idempotencyKey }),

  /** The mail as its readers get it, as HTML. */
  campaignPreview: async (id: number): Promise<string> => (await campaignsApi.preview({ id })).html,

  /** How many would be written to now. */
  campaignAudience: (id: number) => campaignsApi.audience({ id }),

  /** Sends it to oneself alone. */
  testCampaign: (id: number) => campaignsApi.test({ id }),

  /** @param at null: at once */
  scheduleCampaign: (id: number, at: string | null): Promise<CampaignDto> =>
    campaignsApi.schedule({ id, requestBody: { at } }),

  /** What is left of it is not sent; one that only waits is a draft again. */
  stopCampaign: (id: number): Promise<CampaignDto> => campaignsApi.stop({ id }),

  campaignReport: (id: number) => campaignsApi.report({ id }),

  /** Whom a campaign about a property is proposed to. */
  proposedAudience: (propertyId: number) => propertiesApi.campaignAudience({ id: propertyId }),
};
