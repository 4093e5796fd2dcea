import type { MailKind } from '@stowbridge/contract/log-words';
import type { EventMap } from '../platform/events/events';
import { HANDLERS } from '../platform/events/handlers';
import * as account from './account.templates';
import * as deals from './deal.templates';
import * as email from './email.templates';
import type { Facts, NdaFacts, Person } from './facts';
import * as keys from './key.templates';
import type { Brand, MailContent } from './layout';
import type { Links } from './links';
import type { MailCategory } from './mail-categories';
import * as office from './office.templates';

/** A mail that is due: its kind is unique per event and recipient. */
export interface MailDraft {
  kind: MailKind;
  to: Person;
  content: MailContent;
}

/** What each mail is about, for those who do not want it; null is what a person's own doing needs, so it is always sent. */
const CATEGORIES: Record<Exclude<MailKind, `deal-${string}`>, MailCategory | null> & { deal: MailCategory } = {
  welcome: null,
  'temporary-password': null,
  'account-approved': null,
  'account-rejected': null,
  'password-reset': null,
  'password-changed': null,
  'sign-in-attack': null,
  'session-reused': null,
  'email-change': null,
  'email-change-notice': null,
  'email-changed-by-office': null,
  'email-link': null,
  'email-code': null,
  'api-key-created': null,
  'api-key-revoked': null,
  'api-key-ending': null,
  'property-assigned': 'properties',
  'nda-signed': null,
  'nda-copy': null,
  'nda-signed-office': 'properties',
  'offer-received': 'offers',
  'offer-received-office': 'offers',
  'offer-receipt': null,
  deal: 'offers',
  message: 'messages',
  enquiry: null,
};

/** What a mail of this kind is about; null when it is always sent. */
export function categoryOf(kind: string): MailCategory | null {
  const named = kind.startsWith('deal-') ? 'deal' : kind;
  return (CATEGORIES as Record<string, MailCategory | null | undefined>)[named] ?? null;
}

export interface MailContext {
  facts: Facts;
  links: Links;
  brand: Brand;
  /** A moment as the office writes it. */
  moment: (at: Date) => string;
}

export type MailEvent = (typeof HANDLERS.mails.events)[number];

/** The whole table: which fact is told to whom, in which words. A record that is gone is told to nobody. */
export const MAILS: { [Name in MailEvent]: (payload: EventMap[Name], context: MailContext) => Promise<MailDraft[]> } = {
  'user.registered': ({ userId }, { facts, links, brand }) =>
    toUser(facts, userId, 'welcome', (user) => account.welcome(user, links, brand.product)),
  'user.created': ({ userId }, { facts, links, brand }) =>
    toUser(facts, userId, 'temporary-password', (user) => account.temporaryPassword(user, links, brand.product)),
  'user.approved': ({ userId }, { facts, links, brand }) =>
    toUser(facts, userId, 'account-approved', (user) => account.approved(user, links, brand.product)),
  'user.rejected': ({ userId }, { facts, brand }) =>
    toUser(facts, userId, 'account-rejected', (user) => account.rejected(user, brand.product)),
  'password.forgotten': ({ userId }, { facts, links, brand }) =>
    toUser(facts, userId, 'password-reset', (user) => account.passwordReset(user, links, brand.product)),
  'password.changed': ({ userId }, { facts, links, brand }) =>
    toUser(facts, userId, 'password-changed', (user) => account.passwordChanged(user, links, brand.product)),
  'sign-in.attacked': ({ userId }, { facts, links, brand }) =>
    toUser(facts, userId, 'sign-in-attack', (user) => account.signInAttack(user, links, brand.product)),
  'session.reused': ({ userId }, { facts, links, brand }) =>
    toUser(facts, userId, 'session-reused', (user) => account.sessionReused(user, links, brand.product)),
  'email.change-asked': async ({ changeId }, { facts, links, brand }) => {
    const change = await facts.findEmailChange(changeId);
    if (!change) {
      return [];
    }
    return [
      {
        kind: 'email-change',
        to: at(change.person, change.newEmail),
        content: email.emailChange(change, links, brand.product),
      },
      {
        kind: 'email-change-notice',
        to: at(change.person, change.oldEmail),
        content: email.emailChangeNotice(change, links, brand.product),
      },
    ];
  },
  'email.change-link-asked': async ({ changeId }, { facts, links, brand }) => {
    const change = await facts.findEmailChange(changeId);
    return change
      ? [
          {
            kind: 'email-change',
            to: at(change.person, change.newEmail),
            content: email.emailChange(change, links, brand.product),
          },
        ]
      : [];
  },
  'email.link-asked': ({ userId }, { facts, links, brand }) =>
    toUser(facts, userId, 'email-link', (user) => email.emailLink(user, links, brand.product)),
  'email.code-asked': ({ userId }, { facts, brand }) =>
    toUser(facts, userId, 'email-code', (user) => email.emailCode(user, brand.product)),
  'email.changed-by-office': async ({ changeId }, { facts, brand }) => {
    const change = await facts.findEmailChange(changeId);
    return change
      ? [
          {
            kind: 'email-changed-by-office',
            to: at(change.person, change.oldEmail),
            content: email.emailChangedByOffice(change, brand.product),
          },
        ]
      : [];
  },
  'api-key.created': ({ keyId }, context) => toAdministrators(context, keyId, 'api-key-created', keys.keyCreated),
  'api-key.revoked': ({ keyId }, context) => toAdministrators(context, keyId, 'api-key-revoked', keys.keyRevoked),
  'api-key.ending': async ({ keyId }, { facts, links, brand, moment }) => {
    const key = await facts.findKey(keyId);
    return key
      ? [{ kind: 'api-key-ending', to: key.maker, content: keys.keyEnding(key, links, brand.product, moment) }]
      : [];
  },

  'property.assigned': async ({ propertyId, sellerId }, { facts, links }) => {
    const property = await facts.findProperty(propertyId);
    return property
      ? toUser(facts, sellerId, 'property-assigned', (seller) => deals.propertyAssigned(seller, property, links))
      : [];
  },

  'nda.signed': async ({ ndaId }, { facts, links, moment }) => {
    const nda = await facts.findNda(ndaId);
    if (!nda) {
      return [];
    }
    const brokers = await facts.agentsOrOffice(nda.propertyId);
    return [
      { kind: 'nda-signed', to: nda.signer, content: deals.ndaForSigner(nda, moment(nda.signedAt), links) },
      ...(deals.isWrittenOtherwise(nda)
        ? [
            {
              kind: 'nda-copy',
              to: asWritten(nda),
              content: deals.ndaCopy(nda, moment(nda.signedAt)),
            } satisfies MailDraft,
          ]
        : []),
      ...brokers.map((to): MailDraft => ({
        kind: 'nda-signed-office',
        to,
        content: deals.ndaForOffice(nda, moment(nda.signedAt), links),
      })),
    ];
  },

  'offer.submitted': async ({ dealId, version }, { facts, links }) => {
    const [deal, terms] = [await facts.findDeal(dealId), await facts.findTerms(dealId, version)];
    if (!deal || !terms) {
      return [];
    }
    const brokers = await facts.agentsOrOffice(deal.propertyId);
    return [
      ...to(deal.seller, 'offer-received', (seller) => deals.offerForSeller(seller, deal, terms, version, links)),
      ...brokers.flatMap((broker) =>
        to(broker, 'offer-received-office', () => deals.offerForOffice(deal, terms, version, links)),
      ),
      ...to(deal.buyer, 'offer-receipt', (buyer) => deals.offerReceipt(buyer, deal, terms, version, links)),
    ];
  },

  'deal.moved': async ({ dealId, fromStatusId, toStatusId }, { facts, links }) => {
    const outcome = deals.outcomeOf(fromStatusId, toStatusId);
    const deal = outcome && (await facts.findDeal(dealId));
    if (!outcome || !deal) {
      return [];
    }
    return [
      ...to(deal.buyer, `deal-${outcome}`, (buyer) => deals.dealMovedForBuyer(outcome, buyer, deal, links)),
      ...to(deal.seller, `deal-${outcome}-seller`, (seller) => deals.dealMovedForSeller(outcome, seller, deal, links)),
    ];
  },

  'message.sent': async ({ messageId }, { facts, links }) => {
    const message = await facts.findMessage(messageId);
    if (!message) {
      return [];
    }
    const readers = message.to ? [message.to] : await facts.administrators();
    return readers.flatMap((reader) => to(reader, 'message', () => office.messageMail(reader, message, links)));
  },

  'enquiry.received': async ({ enquiryId }, { facts }) => {
    const enquiry = await facts.findEnquiry(enquiryId);
    return enquiry ? to(facts.office(), 'enquiry', () => office.enquiryMail(enquiry)) : [];
  },
};

/** The drafts of any event that has mails. */
export function draftsOf(name: string, payload: unknown, context: MailContext): Promise<MailDraft[]> {
  const drafts = MAILS[name as MailEvent] as
    ((payload: unknown, context: MailContext) => Promise<MailDraft[]>) | undefined;
  return drafts ? drafts(payload, context) : Promise.resolve([]);
}

const to = (person: Person | null, kind: MailKind, content: (person: Person) => MailContent): MailDraft[] =>
  person ? [{ kind, to: person, content: content(person) }] : [];

async function toUser(
  facts: Facts,
  userId: number,
  kind: MailKind,
  content: (user: Person) => MailContent,
): Promise<MailDraft[]> {
  return to((await facts.findUser(userId)) ?? null, kind, content);
}

async function toAdministrators(
  { facts, links, brand, moment }: MailContext,
  keyId: number,
  kind: MailKind,
  content: typeof keys.keyCreated,
): Promise<MailDraft[]> {
  const key = await facts.findKey(keyId);
  return key
    ? (await facts.administrators()).map((to) => ({
        kind,
        to,
        content: content(to, key, links, brand.product, moment),
      }))
    : [];
}

/** The same person at another address than that of their account. */
const at = (person: Person, email: string): Person => ({ ...person, email });

/** Whom a signature names; whether it is theirs is what they are asked. */
const asWritten = ({ writtenName, writtenEmail }: NdaFacts): Person => ({
  userId: null,
  userTypeId: null,
  name: writtenName,
  email: writtenEmail,
});
