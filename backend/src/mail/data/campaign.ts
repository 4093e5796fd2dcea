import { NO_POSTAL_ADDRESS } from '@stowbridge/contract/campaigns';
import type { Source } from '../../domains/campaigns/audience.sql';
import { cleanHtml } from '../../platform/common/clean-html';
import { OPEN } from '../../domains/properties/visibility.sql';
import { type Block, type MailContent, REDACTED } from '../layout';
import { links } from '../links';
import type { MailContext } from '../mail-context';
import type { Person } from '../mail-definition';
import { personSql } from './people';
import { priceOf, PUBLIC_LISTING, type PublicListing } from './listing';

export interface CampaignReader {
  person: Person;
  source: Source;
  /** Where they live; null where they have not said so. */
  state: string | null;
}

export interface CampaignData {
  subject: string;
  intro: string;
  listings: PublicListing[];
  readers: CampaignReader[];
}

const CAMPAIGN = 'select subject, intro from campaigns where id = $1';
const LISTINGS = `
  select ${PUBLIC_LISTING} from campaign_properties cp join public_properties p on p.id = cp.property_id and ${OPEN}
    join states st on st.id = p.state_id left join price_alternatives pa on pa.id = p.alternate_price_option_id
  where cp.campaign_id = $1 order by cp.position`;

/**
 * What a campaign says, as the public reads its properties.
 * @param readers SQL for its `CampaignReader`s, by the campaign `$1` and the values beyond
 */
export async function findCampaign(
  campaignId: number,
  { read }: Pick<MailContext, 'read'>,
  readers: { text: string; values: unknown[] },
): Promise<CampaignData | undefined> {
  const [campaign] = await read<Pick<CampaignData, 'subject' | 'intro'>>(CAMPAIGN, [campaignId]);
  const listings = await read<PublicListing>(LISTINGS, [campaignId]);
  return (
    campaign && {
      subject: campaign.subject,
      intro: cleanHtml(campaign.intro),
      listings,
      readers: await read<CampaignReader>(readers.text, [campaignId, ...readers.values]),
    }
  );
}

/** Those of a batch. */
export const BATCH_READERS = `
  select ${personSql('u')} person, m.source, st.name state from campaign_mails m join users u on u.id = m.user_id left join states st on st.id = u.state_id
  where m.campaign_id = $1 and m.user_id = any($2::int[]) order by u.id`;

/** Somebody of the office who looks at it, as if they kept the listing. */
export const LOOKING = `
  select ${personSql('u')} person, 'favourites' source, null state from campaigns c, users u where c.id = $1 and u.id = $2`;

const BECAUSE: Record<Source, (reader: CampaignReader) => string> = {
  chosen: () => 'You get this mail because our office thinks that a listing that it is about may fit you.',
  favourites: () => 'You get this mail because you keep a listing that it is about.',
  matches: () => 'You get this mail because a listing that it is about fits what your account says that you buy.',
  signers: () => 'You get this mail because you have signed a confidentiality agreement with us.',
  states: ({ state }) =>
    `You get this mail because your account says that you are a buyer${state ? ` in ${state}` : ''}.`,
};

/** Where a kept mail has the link to a listing: the sender puts the token in its place, so that only its reader's way is counted. */
const clickPlace = (propertyId: number): string => `${propertyId}.${REDACTED}`;
const CLICK_PLACES = new RegExp(links('').campaignLink(`(\\d+)\\.${REDACTED}`), 'g');

/** @param token of a listing, for the reader of this mail alone */
export const withClickLinks = (body: string, token: (propertyId: number) => string): string =>
  body.replaceAll(CLICK_PLACES, (_, id: string) => links('').campaignLink(token(Number(id))));

/** @param isCounted whether the links count who comes by them; others lead to the listing straight */
export function campaignContent(
  { subject, intro, listings }: CampaignData,
  reader: CampaignReader,
  { links: all, brand, isCounted }: Pick<MailContext, 'links' | 'brand'> & { isCounted: boolean },
): MailContent {
  const address = ({ propertyId, propertyName }: PublicListing): string =>
    isCounted ? all.campaignLink(clickPlace(propertyId)) : all.property(propertyId, propertyName);
  return {
    subject,
    preheader: listings.map(({ propertyName }) => propertyName).join(', '),
    heading: subject,
    blocks: [
      { html: intro },
      ...listings.flatMap((one): Block[] => [
        { rows: [['Listing', [one.propertyName, one.place, ...priceOf(one)].join('\n')]] },
        { button: `See ${one.propertyName}`, address: address(one) },
      ]),
    ],
    footer: { because: BECAUSE[reader.source](reader), postalAddress: brand.postalAddress ?? NO_POSTAL_ADDRESS },
  };
}
