import { clickToken } from '../../src/domains/campaigns/click-tokens';
import { aBuyer, aProperty } from '../builders';
import { aCampaign, keeps } from '../campaigns';
import { ADMIN_ONLY, type DenialCase, ofResource, type People } from './cases';

/** A draft of the administrator with somebody in its audience. */
async function aDraft({ source, people }: People): Promise<{ id: number; propertyId: number }> {
  const { id: propertyId } = await aProperty(source);
  await keeps(source, (await aBuyer(source)).id, propertyId);
  return { id: await aCampaign(source, { madeById: people.admin, propertyId }), propertyId };
}

const ofDraft =
  (body?: object): DenialCase['make'] =>
  async (people) => ({ as: 'admin', path: { id: (await aDraft(people)).id }, body });

const toBuyer = (userId: number) => ({
  subject: 'New',
  intro: '<p>New</p>',
  audience: {
    matches: false,
    favourites: true,
    signers: false,
    signerStateIds: [],
    signerTypeIds: [],
    stateIds: [],
    userIds: [userId],
  },
});

/** What the office writes to buyers. */
export const CAMPAIGN_CASES: [string, DenialCase][] = [
  ofResource('CampaignsResource_get', ofDraft()),
  ofResource('CampaignsResource_create', async ({ source, people }) => ({
    as: 'admin',
    body: { ...toBuyer(people.buyer), propertyIds: [(await aProperty(source)).id] },
  })),
  ofResource('CampaignsResource_update', async (people) => {
    const { id, propertyId } = await aDraft(people);
    return { as: 'admin', path: { id }, body: { ...toBuyer(people.people.buyer), propertyIds: [propertyId] } };
  }),
  ofResource('CampaignsResource_delete', ofDraft(), { status: 204 }),
  ofResource('CampaignsResource_test', ofDraft({}), { status: 204 }),
  ofResource('CampaignsResource_schedule', ofDraft({})),
  [
    'CampaignLinks_follow',
    {
      status: 303,
      outsiders: [],
      open: 'the token of a mail says all; without one of ours there is nothing',
      make: async (all) => {
        const { id, propertyId } = await aDraft(all);
        const click = { campaignId: id, userId: all.people.buyer, propertyId };
        return { as: 'anonymous', path: { token: clickToken(process.env.SECRET_KEY ?? '', click) } };
      },
    },
  ],
  [
    'CampaignsResource_stop',
    {
      outsiders: ADMIN_ONLY,
      make: async ({ source, people }) => ({
        as: 'admin',
        path: {
          id: await aCampaign(
            source,
            { madeById: people.admin, propertyId: (await aProperty(source)).id },
            { state: 'sending' },
          ),
        },
        body: {},
      }),
    },
  ],
];
