import { singleLine } from '../platform/common/plain-text';
import type { Block, MailContent } from './layout';
import type { MailCategory } from '../domains/accounts/users/mail-categories';
import type { MailContext } from './mail-context';

/** Somebody to write to. Without `userId` there is no account: the office, or a buyer outside the product. */
export interface Person {
  userId: number | null;
  /** The role in which they are told, where the event concerns them in one; otherwise the type of their account. */
  userTypeId: number | null;
  name: string;
  email: string;
}

/** A mail that is due: its kind is unique per event and recipient. */
export interface MailDraft {
  kind: string;
  to: Person;
  content: MailContent;
  /** The same news as it is shown among the person's notifications; null where it is only mailed. */
  notification: { subject: string; text: string } | null;
}

/** Records that exist in the tests of all mails, by what an event calls them. */
export interface SampleIds {
  userId: number;
  /** Somebody who has not chosen a password yet. */
  newUserId: number;
  sellerId: number;
  agentId: number;
  /** The person's access is open there. */
  propertyId: number;
  /** It waits there. */
  waitingPropertyId: number;
  /** It is declined there. */
  declinedPropertyId: number;
  ndaId: number;
  dealId: number;
  /** The deal is invited to it. */
  roundId: number;
  keyId: number;
  /** It is disabled. */
  webhookId: number;
  /** Of the person; the copy is ready. */
  privacyRequestId: number;
  /** Of a visitor, who has yet to confirm it. */
  visitorRequestId: number;
  /** Of the person; it waits. */
  deletionId: number;
  /** Of the person; the office refused it. */
  refusedId: number;
  /** Of somebody who has been deleted, and is to be told so. */
  deletedId: number;
  changeId: number;
  officeChangeId: number;
  linkProofId: number;
  codeProofId: number;
  messageId: number;
  enquiryId: number;
  replyId: number;
  /** It waits. */
  questionId: number;
  /** Of that property too. */
  answeredQuestionId: number;
  digestId: number;
  /** Of the agent. */
  taskDigestId: number;
  criteriaId: number;
  fundsProofId: number;
  /** Of the person; it tells of the property. */
  listingDigestId: number;
  /** Of the seller; it tells of the property. */
  reportDigestId: number;
  /** The person is in its audience. */
  campaignId: number;
  /** It stopped by itself. */
  stoppedCampaignId: number;
}

/** Everything about one mail. */
export interface MailDefinition<Kind extends string, Payload, Data> {
  /** Stored in the mail log; never renamed. */
  kind: Kind;
  /** What the mail log of the back office calls it. */
  called: string;
  /** What it is about, for people who do not want such mails; null for what their own actions call for, which is always sent. */
  category: MailCategory | null;
  /** Whether people with an account also see it among their notifications. */
  notifies?: true;
  /** False for the office's own mails and for what people wrote themselves, which begin without `Hello`. */
  greets?: false;
  /** Reads what the mail needs. Nobody is told about a record that is gone: undefined. */
  data: (payload: Payload, context: MailContext) => Promise<Data | undefined>;
  to: (data: Data, context: MailContext) => Person | null | Person[] | Promise<Person[]>;
  content: (given: { to: Person; data: Data } & Pick<MailContext, 'links' | 'brand' | 'moment'>) => MailContent;
  /** An event that causes this mail. */
  sample: (ids: SampleIds) => Payload;
}

/** A mail in the table: what it needs is its own business. */
export interface EventMail<Kind extends string, Payload> {
  kind: Kind;
  called: string;
  category: MailCategory | null;
  notifies: boolean;
  sample(ids: SampleIds): Payload;
  drafts(payload: Payload, context: MailContext): Promise<MailDraft[]>;
}

export function mail<const Kind extends string, Payload, Data>(
  definition: MailDefinition<Kind, Payload, Data>,
): EventMail<Kind, Payload> {
  const { kind, called, category, notifies = false, greets = true, sample } = definition;
  const draft = (to: Person, data: Data, { links, brand, moment }: MailContext): MailDraft => {
    const content = oneLineEach(definition.content({ to, data, links, brand, moment }));
    const hello = { text: singleLine(`Hello ${to.name},`) };
    return {
      kind,
      to,
      content: greets ? { ...content, blocks: [hello, ...content.blocks] } : content,
      notification:
        notifies && to.userId !== null ? { subject: content.subject, text: notificationText(content.blocks) } : null,
    };
  };
  return {
    kind,
    called,
    category,
    notifies,
    sample,
    async drafts(payload, context) {
      const data = await definition.data(payload, context);
      if (data === undefined) {
        return [];
      }
      const found = await definition.to(data, context);
      const people = Array.isArray(found) ? found : found ? [found] : [];
      return people.map((to) => draft(to, data, context));
    },
  };
}

/** A name that an earlier release kept with line breaks begins no line of its own [FSEC-23]. */
const oneLineEach = (content: MailContent): MailContent => ({
  subject: singleLine(content.subject),
  preheader: singleLine(content.preheader),
  heading: singleLine(content.heading),
  ...(content.footer ? { footer: content.footer } : {}),
  blocks: content.blocks.map((block) => ('text' in block ? { text: singleLine(block.text) } : block)),
});

/** The sentences and figures; buttons are left out because the notification has its own link. */
function notificationText(blocks: Block[]): string {
  return blocks
    .flatMap((block) => {
      if ('rows' in block) {
        return [block.rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n')];
      }
      return 'text' in block ? [block.text] : [];
    })
    .join('\n\n');
}
