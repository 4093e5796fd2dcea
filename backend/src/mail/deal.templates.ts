import type { Place } from '@stowbridge/contract/addresses';
import { Role, Stage } from '@stowbridge/contract/ids';
import { ATTACHED_AT_MOST } from './attachments';
import type { DealFacts, NdaFacts, Person, PropertyFacts, TermsFacts } from './facts';
import type { Block, MailContent } from './layout';
import type { Links } from './links';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const hello = (person: Person): Block => ({ text: `Hello ${person.name},` });

/** What has become of a deal, for the people on both sides. */
export type Outcome =
  'accepted' | 'rejected' | 'fell-through' | 'in-process' | 'sold' | 'withdrawn' | 'interest-withdrawn';

/** Undefined for moves of which the submission of terms already told. */
export function outcomeOf(fromStatusId: number, toStatusId: number): Outcome | undefined {
  if (toStatusId === Stage.Rejected) {
    return fromStatusId === Stage.Accepted ? 'fell-through' : 'rejected';
  }
  if (toStatusId === Stage.Accepted) {
    return 'accepted';
  }
  if (toStatusId === Stage.InProcess) {
    return 'in-process';
  }
  if (toStatusId === Stage.Sold) {
    return 'sold';
  }
  if (toStatusId === Stage.Withdrawn) {
    return fromStatusId === Stage.Interested ? 'interest-withdrawn' : 'withdrawn';
  }
  return undefined;
}

interface Wording {
  subject: string;
  text: string;
}

const TO_BUYER: Record<Outcome, (property: string) => Wording> = {
  accepted: (property) => ({
    subject: `Your offer on ${property} was accepted`,
    text: 'The seller has accepted your offer. The property is now under letter of intent, and due diligence can begin. Your broker will be in touch about the next steps.',
  }),
  rejected: (property) => ({
    subject: `Your offer on ${property} was not accepted`,
    text: 'The seller has decided not to go on with your offer. You may submit a new one as long as the property is for sale.',
  }),
  'fell-through': (property) => ({
    subject: `The deal on ${property} fell through`,
    text: 'The accepted deal will not be completed, and the property is for sale again. Your broker can tell you more.',
  }),
  'in-process': (property) => ({
    subject: `Your offer on ${property} is in process`,
    text: 'Your offer is being worked on. We will let you know as soon as there is an answer.',
  }),
  sold: (property) => ({
    subject: `${property}: your purchase is complete`,
    text: 'The sale has closed. Congratulations on your new property.',
  }),
  withdrawn: (property) => ({
    subject: `Your offer on ${property} was withdrawn`,
    text: 'Your offer has been withdrawn, as you asked. Nothing more is needed from you.',
  }),
  'interest-withdrawn': (property) => ({
    subject: `Your interest in ${property} was withdrawn`,
    text: 'You are no longer noted as interested in this property, as you asked. Nothing more is needed from you.',
  }),
};

const TO_SELLER: Record<Outcome, (property: string) => Wording> = {
  accepted: (property) => ({
    subject: `An offer on ${property} is accepted`,
    text: 'The offer below is accepted. The property is now under letter of intent, and due diligence can begin.',
  }),
  rejected: (property) => ({
    subject: `An offer on ${property} is rejected`,
    text: 'The offer below has been rejected, and the buyer has been told.',
  }),
  'fell-through': (property) => ({
    subject: `The deal on ${property} fell through`,
    text: 'The accepted deal will not be completed. The property is for sale again.',
  }),
  'in-process': (property) => ({
    subject: `An offer on ${property} is in process`,
    text: 'The offer below is being worked on.',
  }),
  sold: (property) => ({
    subject: `${property} is sold`,
    text: 'The sale has closed. Congratulations, and thank you for selling with us.',
  }),
  withdrawn: (property) => ({
    subject: `An offer on ${property} was withdrawn`,
    text: 'The buyer has withdrawn the offer below.',
  }),
  'interest-withdrawn': (property) => ({
    subject: `A buyer is no longer interested in ${property}`,
    text: 'No offer had been made yet, and nothing is needed from you.',
  }),
};

const dealRows = (deal: DealFacts): Block => ({
  rows: [
    ['Property', deal.propertyName],
    ['Deal', deal.name],
    ...(deal.price === null ? [] : [['Proposed price', dollars.format(deal.price)] as [string, string]]),
  ],
});

/** The offer on its property; undefined once the property has been deleted for good. */
const offerOf = ({ id, propertyId, propertyName }: DealFacts): Place | undefined =>
  propertyId === null ? undefined : { kind: 'offer', propertyId, propertyName, dealId: id };

const toBuyerPage = (deal: DealFacts, links: Links): Block[] => {
  if (deal.isOffline) {
    return [];
  }
  const offer = offerOf(deal);
  return [{ button: 'Open the property', address: offer ? links.place(Role.Buyer, offer) : links.buyerDashboard }];
};
const toSellerPage = (deal: DealFacts, links: Links): Block => {
  const offer = offerOf(deal);
  return { button: 'Open your offers', address: offer ? links.place(Role.Seller, offer) : links.sellerDashboard };
};

export const dealMovedForBuyer = (outcome: Outcome, buyer: Person, deal: DealFacts, links: Links): MailContent => {
  const { subject, text } = TO_BUYER[outcome](deal.propertyName);
  return {
    subject,
    preheader: text,
    heading: subject,
    blocks: [hello(buyer), { text }, dealRows(deal), ...toBuyerPage(deal, links)],
  };
};

export const dealMovedForSeller = (outcome: Outcome, seller: Person, deal: DealFacts, links: Links): MailContent => {
  const { subject, text } = TO_SELLER[outcome](deal.propertyName);
  return {
    subject,
    preheader: text,
    heading: subject,
    blocks: [hello(seller), { text }, dealRows(deal), toSellerPage(deal, links)],
  };
};

const termRows = (deal: DealFacts, terms: TermsFacts): Block => ({
  rows: [
    ['Property', deal.propertyName],
    ['Offer price', dollars.format(terms.price)],
    ['LOI name', terms.loiName],
    ['LOI company', terms.loiCompanyName],
    ['Diligence period', terms.diligencePeriod],
    ['Earnest money deposit', `${terms.earnestMoneyDeposit} %`],
    ['Source of financing', terms.sourceOfFinancing],
  ],
});

const offer = (version: number): string => (version > 1 ? 'revised offer' : 'offer');

export const offerForSeller = (
  seller: Person,
  deal: DealFacts,
  terms: TermsFacts,
  version: number,
  links: Links,
): MailContent => ({
  subject: `A ${version > 1 ? 'revised' : 'new'} offer on ${deal.propertyName}`,
  preheader: `${dollars.format(terms.price)} from ${terms.loiCompanyName}.`,
  heading: `You have a ${version > 1 ? 'revised' : 'new'} offer`,
  blocks: [
    hello(seller),
    { text: `There is a ${offer(version)} on your property. These are its terms:` },
    termRows(deal, terms),
    { ...toSellerPage(deal, links), button: 'Read and answer' } as Block,
  ],
});

export const offerForOffice = (deal: DealFacts, terms: TermsFacts, version: number, links: Links): MailContent => ({
  subject: `Offer on ${deal.propertyName}: ${dollars.format(terms.price)}`,
  preheader: `${terms.loiName}, ${terms.loiCompanyName}.`,
  heading: version > 1 ? 'A buyer has revised an offer' : 'A buyer has submitted an offer',
  blocks: [
    { rows: [['Buyer', deal.buyer ? `${deal.buyer.name}\n${deal.buyer.email}` : '-']] },
    termRows(deal, terms),
    { button: 'Open the deal tracker', address: links.dealTracker },
  ],
});

export const offerReceipt = (
  buyer: Person,
  deal: DealFacts,
  terms: TermsFacts,
  version: number,
  links: Links,
): MailContent => ({
  subject: `We have received your ${offer(version)} on ${deal.propertyName}`,
  preheader: 'The seller has been told.',
  heading: `Your ${offer(version)} has been submitted`,
  blocks: [
    hello(buyer),
    { text: 'Thank you. The seller and the listing broker have been told. These are the terms that you submitted:' },
    termRows(deal, terms),
    ...toBuyerPage(deal, links),
  ],
});

/** Whether the signature names another address than that of the account that signed. */
export const isWrittenOtherwise = ({ signer, writtenEmail }: NdaFacts): boolean =>
  signer.email.toLowerCase() !== writtenEmail.toLowerCase();

const signedRows = (nda: NdaFacts, signedAt: string): [string, string][] => [
  ['Property', nda.propertyName],
  ['Signed', signedAt],
  ...(nda.entity ? [['Entity', nda.entity] as [string, string]] : []),
  ...(isWrittenOtherwise(nda)
    ? ([
        ['Signed by the account', nda.signer.email],
        ['Email as written', nda.writtenEmail],
      ] as [string, string][])
    : []),
];

const documentsOf = ({ propertyId, propertyName }: NdaFacts): Place => ({
  kind: 'documents',
  propertyId,
  propertyName,
});

/** Where the text is that was signed. */
function textBlock({ textBytes }: NdaFacts): Block[] {
  if (textBytes === null) {
    return [];
  }
  return [
    {
      text:
        textBytes <= ATTACHED_AT_MOST
          ? 'The agreement as it was signed is attached to this mail.'
          : 'The agreement is too large for a mail; it can be read after signing in.',
    },
  ];
}

const NOT_YOU: Block = { text: 'If you have not signed this, please tell us.' };

export const ndaForSigner = (nda: NdaFacts, signedAt: string, links: Links): MailContent => ({
  subject: `You signed the NDA for ${nda.propertyName}`,
  preheader: 'The property documents are open to you.',
  heading: 'Your NDA is signed',
  blocks: [
    hello(nda.signer),
    {
      text: 'Thank you for signing the non-disclosure agreement. The documents of the property are now open to you. Please keep this mail for your records.',
    },
    { rows: signedRows(nda, signedAt) },
    ...textBlock(nda),
    NOT_YOU,
    { button: 'Read the documents', address: links.place(Role.Buyer, documentsOf(nda)) },
  ],
});

/** For the address that was written where it is not that of the account. */
export const ndaCopy = (nda: NdaFacts, signedAt: string): MailContent => ({
  subject: `An NDA for ${nda.propertyName} was signed in your name`,
  preheader: 'A copy of the agreement.',
  heading: 'An NDA was signed in your name',
  blocks: [
    { text: `Hello ${nda.writtenName},` },
    { text: 'Somebody signed a non-disclosure agreement and gave this address as that of the signer.' },
    { rows: signedRows(nda, signedAt) },
    ...textBlock(nda),
    NOT_YOU,
  ],
});

export const ndaForOffice = (nda: NdaFacts, signedAt: string, links: Links): MailContent => ({
  subject: `${nda.signer.name} signed the NDA for ${nda.propertyName}`,
  preheader: 'A new interested buyer.',
  heading: 'A buyer signed the NDA',
  blocks: [
    {
      rows: [
        ['Property', nda.propertyName],
        ['Buyer', nda.signer.name],
        ['Email', nda.signer.email],
        ...(isWrittenOtherwise(nda) ? [['Email as written', nda.writtenEmail] as [string, string]] : []),
        ['Phone', nda.phone],
        ...(nda.entity ? [['Entity', nda.entity] as [string, string]] : []),
        ['Signed', signedAt],
      ],
    },
    { button: 'Open the property', address: links.place(Role.Admin, documentsOf(nda)) },
  ],
});

export const propertyAssigned = (seller: Person, property: PropertyFacts, links: Links): MailContent => ({
  subject: `${property.name} is now in your account`,
  preheader: 'Follow its activity and its offers.',
  heading: 'A property was assigned to you',
  blocks: [
    hello(seller),
    { text: 'You can now follow the activity on this property, read its offers and answer them.' },
    {
      rows: [
        ['Property', property.name],
        ['Location', property.place],
      ],
    },
    {
      button: 'Open the property',
      address: links.place(Role.Seller, { kind: 'property', propertyId: property.id, propertyName: property.name }),
    },
  ],
});
