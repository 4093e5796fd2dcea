/** Letters of the office to the buyers whom a listing fits: the limits and their words. */

export const campaignSubjectLength = 150;
/** Of the text as HTML. */
export const campaignIntroLength = 5000;
/** Most properties of a campaign. */
export const CAMPAIGN_PROPERTIES_MAX = 10;
/** Most people of an audience. */
export const AUDIENCE_MAX = 5000;

export const CAMPAIGN_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Why a campaign was stopped. */
export const CAMPAIGN_STOPS = {
  office: 'Stopped by the office.',
  property: 'Not sent: one of its properties is not published any more.',
  audience: 'Not sent: more than 5,000 people are in its audience now.',
  address: 'Not sent: the office has no postal address.',
  refusals: 'Stopped by itself: 5% of its mails were refused.',
} as const;
export type CampaignStop = keyof typeof CAMPAIGN_STOPS;

/** Why somebody of the audience gets no mail. */
export const CAMPAIGN_HOLDS = {
  'within 3 days': 'Got a campaign in the last 3 days',
  'twice in 7 days': 'Got two campaigns in the last 7 days',
  account: 'Not an approved buyer any more',
  stopped: 'Stopped these mails',
  refused: 'Their address refuses mails',
} as const;
export type CampaignHold = keyof typeof CAMPAIGN_HOLDS;

/** The refusals of a campaign that is to be scheduled. */
export const NARROW_AUDIENCE = 'Please narrow the audience';
export const NOBODY_IN_AUDIENCE = 'Nobody is in the audience';
export const SCHEDULE_PAST = 'The time is in the past';
export const NO_POSTAL_ADDRESS = 'The office has no postal address. Please set OFFICES first.';
export const NOT_PUBLISHED = 'A property of the campaign is not published';

/** Most of those who were held back that a report names. */
export const HELD_NAMED = 500;
