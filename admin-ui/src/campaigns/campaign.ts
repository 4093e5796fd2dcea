import type { CampaignDto, NewCampaignDto } from '@stowbridge/api';
import { CAMPAIGN_STOPS, campaignIntroLength, campaignSubjectLength } from '@stowbridge/contract/campaigns';
import { lengthOf } from '@stowbridge/contract/rules';
import { htmlOf, markupOf } from '../components/description-markup';
import { number } from '../components/format';
import { type Choice, nameOf, type Lookups } from '../components/lookups/use-lookups';
import type { Versioned } from '../records/versioned';
import type { Tone } from '../theme/tokens';

/** A letter of the office about a few properties to the buyers whom they may fit. */
export type Campaign = CampaignDto & Versioned;
export type Audience = Campaign['audience'];

/** What each state of a campaign is called. */
export const campaignStates: Record<Campaign['state'], { tone: Tone; label: string }> = {
  draft: { tone: 'neutral', label: 'Draft' },
  scheduled: { tone: 'info', label: 'Scheduled' },
  sending: { tone: 'accent', label: 'Sending' },
  sent: { tone: 'success', label: 'Sent' },
  stopped: { tone: 'danger', label: 'Stopped' },
};

export const stopOf = ({ stopReason }: Campaign): string =>
  stopReason ? CAMPAIGN_STOPS[stopReason as keyof typeof CAMPAIGN_STOPS] : '';

export const people = (count: number): string => (count === 1 ? '1 person' : `${number(count)} people`);

/** Whom a campaign goes to, one line for each source. */
export function audienceWords(audience: Audience, { states, storeTypes }: Pick<Lookups, 'states' | 'storeTypes'>) {
  const named = (choices: Choice[], ids: number[]) => ids.map((id) => nameOf(choices, id)).join(', ');
  const { signerStateIds, signerTypeIds, stateIds, userIds } = audience;
  const signed = [named(states, signerStateIds), named(storeTypes, signerTypeIds)].filter(Boolean).join('; ');
  return [
    audience.matches && 'Buyers whose criteria match',
    audience.favourites && 'Who keeps one of the properties',
    audience.signers && `Who has signed an NDA${signed ? `: ${signed}` : ''}`,
    stateIds.length > 0 && `Buyers in ${named(states, stateIds)}`,
    userIds.length > 0 && (userIds.length === 1 ? '1 chosen buyer' : `${number(userIds.length)} chosen buyers`),
  ].filter((line) => line !== false);
}

/** As it is typed. */
export interface CampaignForm extends Omit<Audience, 'matches'> {
  /** An input called `matches` would hide the function of that name of its form. */
  matching: boolean;
  subject: string;
  /** Light text, or HTML that light text cannot say. */
  text: string;
  propertyIds: number[];
}

/** @param userIds who is chosen already; else it is proposed to whom the property matches */
export const emptyForm = (propertyId?: number, userIds: number[] = []): CampaignForm => ({
  subject: '',
  text: '',
  propertyIds: propertyId ? [propertyId] : [],
  matching: userIds.length === 0,
  favourites: false,
  signers: false,
  signerStateIds: [],
  signerTypeIds: [],
  stateIds: [],
  userIds,
});

/** Whether light text can say all of it; else it is changed as HTML. */
export const isLight = ({ intro }: Campaign): boolean => markupOf(intro) !== null;

export const formOf = ({
  subject,
  intro,
  propertyIds,
  audience: { matches, ...audience },
}: Campaign): CampaignForm => ({
  subject,
  text: markupOf(intro) ?? intro,
  propertyIds,
  matching: matches,
  ...audience,
});

/** @param light whether the text is light text */
export function bodyOf(
  { subject, text, propertyIds, matching, ...others }: CampaignForm,
  light: boolean,
): NewCampaignDto {
  const audience = { ...others, matches: matching };
  return {
    subject: subject.trim(),
    intro: light ? htmlOf(text) : text,
    propertyIds,
    audience: audience.signers ? audience : { ...audience, signerStateIds: [], signerTypeIds: [] },
  };
}

/** The first thing wrong with each field. */
export function campaignErrors(form: Partial<CampaignForm>, light: boolean): Record<string, string> {
  const { subject = '', text = '', propertyIds = [] } = form;
  const reached = form.matching || form.favourites || form.signers || form.stateIds?.length || form.userIds?.length;
  return {
    ...(!subject.trim() && { subject: 'Subject is required' }),
    ...(lengthOf(subject.trim()) > campaignSubjectLength && { subject: `At most ${campaignSubjectLength} characters` }),
    ...(!text.trim() && { text: 'Text is required' }),
    ...(lengthOf(light ? htmlOf(text) : text) > campaignIntroLength && {
      text: `At most ${number(campaignIntroLength)} characters`,
    }),
    ...(propertyIds.length === 0 && { propertyIds: 'A property is required' }),
    ...(!reached && { stateIds: 'Somebody has to be in the audience' }),
  };
}
