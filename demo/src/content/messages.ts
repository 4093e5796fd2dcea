/** What people write to the office about a property, and what the office answers. `{name}` is the property. */
export const BUYER_THREADS = [
  {
    subject: 'Rent roll for {name}',
    text: 'Could you tell me whether the rent roll for {name} includes the month-to-month commercial tenants? I would like to match it with the T-12 before we tour.',
    answer:
      'It does: commercial tenants are marked with a C in the last column. The T-12 groups them under other rental income. Happy to walk you through it by phone.',
  },
  {
    subject: 'Tour of {name}',
    text: 'We will be in the area next Thursday and Friday. Is there a time that suits the seller for a tour of {name}?',
    answer:
      'Thursday at 10 works for the seller. Please ask for the listing agent at the gate and do not mention the sale to the staff on site.',
  },
  {
    subject: 'Phase I for {name}',
    text: 'Is there a recent environmental report for {name}, or should we plan on ordering a new one?',
    answer:
      'The last Phase I is from the refinancing and found nothing. Your lender will most likely want a new one, so please plan for three weeks.',
  },
  {
    subject: 'Expansion area at {name}',
    text: 'The description mentions land for a further phase. Has anything been submitted to the city yet?',
    answer:
      'Only a pre-application meeting so far. The notes of that meeting are with us and can be shared once your NDA is signed.',
  },
  {
    subject: 'Withdrawing my offer',
    text: 'Our partner has placed the exchange funds elsewhere. Please withdraw our offer on {name}. Thank you for your patience with us.',
    answer: 'Thank you for letting us know. I have recorded the withdrawal and told the seller.',
  },
  {
    subject: 'Financing on {name}',
    text: 'Would the seller of {name} consider carrying a small second? We can be at seventy percent from the bank.',
    answer:
      'The seller would look at up to fifteen percent for two years. Please put it into the source of financing when you submit your terms.',
  },
  {
    subject: 'Property taxes',
    text: 'Were the taxes for {name} trended to the asking price in the statements?',
    answer: 'Yes, the trended figure is the one in the memorandum; the T-12 shows what was actually paid.',
  },
  {
    subject: 'More like {name}',
    text: 'We like {name} but need something twice the size. Do you expect other listings in the same state this quarter?',
    answer: null,
  },
] as const;

export const SELLER_THREADS = [
  {
    subject: 'Photographs of {name}',
    text: 'The new doors on the east side of {name} are finished. Should I send new photographs?',
    answer: 'Please do. We will add them to the listing the same day.',
  },
  {
    subject: 'Offer on {name}',
    text: 'I would like to talk through the second offer on {name} before I answer. Could you call me this afternoon?',
    answer:
      'I will call you at three. The short version: lower price, but a shorter diligence period and no financing.',
  },
  {
    subject: 'Occupancy update',
    text: '{name} reached a new high last month. Please update the occupancy on the listing when you have a moment.',
    answer: 'Done. I also refreshed the highlights in the description.',
  },
  {
    subject: 'Another property',
    text: 'My brother is thinking of selling his facility as well. May I give him your number?',
    answer: null,
  },
] as const;

export const NOTICES = {
  submitted: {
    subject: 'New offer on {name}',
    text: '{buyer} has submitted offer terms on {name}. You can review and answer them on your dashboard.',
  },
  accepted: {
    subject: 'Your offer on {name} has been accepted',
    text: 'The seller has accepted your offer on {name}. The property now moves into due diligence, and an agent will contact you with the next steps.',
  },
  rejected: {
    subject: 'Your offer on {name}',
    text: 'The seller of {name} has decided not to move forward with your offer. Your agent can tell you about similar properties.',
  },
  welcome: {
    subject: 'Welcome',
    text: 'Your account is ready. Signed agreements, offers and messages are kept on your dashboard.',
  },
} as const;

export const SELL_ENQUIRIES = [
  'I own a 240-unit facility and would like to know what it could bring today.',
  'We are two brothers with three locations and want to retire in the next two years.',
  'Can you provide a broker opinion of value for a climate-controlled building finished last year?',
  'Thinking about selling our RV storage lot. Fourteen acres, mostly gravel.',
  'My mother left us a small mini-storage and none of us lives nearby. What are the steps?',
  'We have an unsolicited offer and would like a second opinion before we answer.',
] as const;

/** What a visitor asks about a property. */
export const PROPERTY_ENQUIRY = {
  name: 'Ida Moss',
  phone: '303-555-0144',
  email: 'ida.moss@example.org',
  message: 'Is the roof new, and could a second building stand beside the first one?',
} as const;

export const CONTACT_ENQUIRIES = [
  {
    option: 'Buy a property',
    text: 'We are looking for facilities between 40,000 and 80,000 square feet in the mountain states. Please put us on your list.',
  },
  {
    option: 'Connect with agent',
    text: 'Who covers the Carolinas for you? I have a question about a listing I cannot find any more.',
  },
  {
    option: 'List my property',
    text: 'Please send me your listing agreement and tell me how you price a facility in lease-up.',
  },
  {
    option: 'Other',
    text: 'I teach a class on commercial real estate. May I use two of your offering memoranda as examples?',
  },
  {
    option: 'Buy a property',
    text: 'First-time buyer with a pre-approval of four million. Which of your listings would fit?',
  },
] as const;
