import { PropertyStatus } from '@stowbridge/contract/ids';
import {
  BUYER_THREADS,
  CONTACT_ENQUIRIES,
  NOTICES,
  PROPERTY_ENQUIRY,
  SELL_ENQUIRIES,
  SELLER_THREADS,
} from './content/messages';
import { FIRST_NAMES, LAST_NAMES } from './content/names';
import type { DealBook } from './deals';
import { phoneIn } from './people';
import {
  DAY,
  daysBefore,
  type DemoPlan,
  type EnquiryRow,
  type MessageRow,
  type PropertyRow,
  type UserRow,
} from './plan';
import type { Random } from './random';

interface Mailbox {
  messages: MessageRow[];
  reads: { messageId: number; userId: number; readAt: Date }[];
}

const HOUR = 3_600_000;

/** Letters between people and the office, and the product's notices about offers; the newest are still unread. */
export function makeMessages(
  properties: readonly PropertyRow[],
  users: readonly UserRow[],
  book: DealBook,
  anchor: Date,
  random: Random,
): Mailbox {
  const drafts: Omit<MessageRow, 'id'>[] = [];
  const admins = users.filter((user) => user.userTypeId === 1);
  const byId = new Map(properties.map((property) => [property.id, property]));
  for (const deal of book.deals) {
    const property = byId.get(deal.propertyId);
    const buyer = deal.buyerId ? users[deal.buyerId - 1] : undefined;
    if (!property || !buyer) {
      continue;
    }
    notices(drafts, deal.id, property, buyer, users, book);
    if (random.chance(0.16)) {
      letter(drafts, random.pick(BUYER_THREADS), buyer, property, random.pick(admins), deal.createdAt, anchor, random);
    }
  }
  for (const property of properties) {
    const seller = property.sellerId ? users[property.sellerId - 1] : undefined;
    if (seller && property.listedAt && random.chance(0.14)) {
      letter(
        drafts,
        random.pick(SELLER_THREADS),
        seller,
        property,
        random.pick(admins),
        property.listedAt,
        anchor,
        random,
      );
    }
  }
  return number(drafts, admins, anchor, random);
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');

function notices(
  drafts: Omit<MessageRow, 'id'>[],
  dealId: number,
  property: PropertyRow,
  buyer: UserRow,
  users: readonly UserRow[],
  book: DealBook,
): void {
  const values = { name: property.name, buyer: `${buyer.firstName} ${buyer.lastName}` };
  const add = (kind: keyof typeof NOTICES, to: UserRow, type: number, at: Date): void => {
    drafts.push({
      mailSubject: fill(NOTICES[kind].subject, values),
      mailContent: fill(NOTICES[kind].text, values),
      fromUserId: null,
      fromUserTypeId: 1,
      toUserId: to.id,
      toUserTypeId: type,
      parentMessageId: null,
      propertyId: property.id,
      place: 'offer',
      dealId,
      createdAt: at,
    });
  };
  for (const row of book.history.filter((step) => step.dealId === dealId)) {
    const seller = property.sellerId ? users[property.sellerId - 1] : undefined;
    if (row.toStatusId === 6 && seller) {
      add('submitted', seller, 3, row.at);
    }
    if (row.toStatusId === 1) {
      add('accepted', buyer, 2, row.at);
    }
    if (row.toStatusId === 2) {
      add('rejected', buyer, 2, row.at);
    }
  }
}

interface Thread {
  subject: string;
  text: string;
  answer: string | null;
}

/** A letter to the office and, mostly, its answer. `parentMessageId` -1 stands for the draft before it. */
function letter(
  drafts: Omit<MessageRow, 'id'>[],
  thread: Thread,
  from: UserRow,
  property: PropertyRow,
  admin: UserRow,
  after: Date,
  anchor: Date,
  random: Random,
): void {
  const last = anchor.getTime() - 3 * HOUR;
  const at = Math.min(last - HOUR, after.getTime() + random.between(0.05, 0.95) * (last - after.getTime()));
  const subject = fill(thread.subject, { name: property.name });
  drafts.push({
    mailSubject: subject,
    mailContent: fill(thread.text, { name: property.name }),
    fromUserId: from.id,
    fromUserTypeId: from.userTypeId,
    toUserId: null,
    toUserTypeId: 1,
    parentMessageId: null,
    propertyId: property.id,
    place: 'property',
    dealId: null,
    createdAt: new Date(at),
  });
  if (!thread.answer || at > last - 20 * HOUR) {
    return;
  }
  drafts.push({
    mailSubject: `Re: ${subject}`,
    mailContent: thread.answer,
    fromUserId: admin.id,
    fromUserTypeId: 1,
    toUserId: from.id,
    toUserTypeId: from.userTypeId,
    parentMessageId: -1,
    propertyId: property.id,
    place: 'property',
    dealId: null,
    createdAt: new Date(at + random.between(1, 18) * HOUR),
  });
}

/** Gives ids in the order of time, keeps answers with their letters, and marks what has been read. */
function number(drafts: Omit<MessageRow, 'id'>[], admins: readonly UserRow[], anchor: Date, random: Random): Mailbox {
  const linked = drafts.map((draft, i) => ({
    draft,
    parent: draft.parentMessageId === -1 ? drafts[i - 1] : undefined,
  }));
  linked.sort((a, b) => a.draft.createdAt.getTime() - b.draft.createdAt.getTime());
  const ids = new Map(linked.map(({ draft }, i) => [draft, i + 1]));
  const messages = linked.map(({ draft, parent }, i): MessageRow => ({
    ...draft,
    id: i + 1,
    parentMessageId: parent ? (ids.get(parent) ?? null) : null,
  }));
  const answered = new Set(messages.map((message) => message.parentMessageId));
  const reads: Mailbox['reads'] = [];
  for (const message of messages) {
    const age = (anchor.getTime() - message.createdAt.getTime()) / DAY;
    const readers = message.toUserId === null ? admins.map((admin) => admin.id) : [message.toUserId];
    for (const userId of readers) {
      if (!answered.has(message.id) && !random.chance(age > 21 ? 0.86 : age > 5 ? 0.5 : 0.12)) {
        continue;
      }
      const readAt = new Date(
        Math.min(anchor.getTime() - HOUR, message.createdAt.getTime() + random.between(0.3, 20) * HOUR),
      );
      reads.push({ messageId: message.id, userId, readAt });
    }
  }
  return { messages, reads };
}

/** Within two days, but for what has come in the last two weeks. */
const handledAt = (createdAt: Date, i: number, anchor: Date): Date | null =>
  createdAt < daysBefore(anchor, 14) ? new Date(createdAt.getTime() + (1 + (i % 45)) * 3_600_000) : null;

/** What visitors wrote through the two public forms, and the newest about a property. */
export function makeEnquiries(
  count: number,
  { properties, agents }: Pick<DemoPlan, 'properties' | 'agents'>,
  anchor: Date,
  random: Random,
): EnquiryRow[] {
  const aboutNothing = { propertyId: null, propertyName: null, ownerId: null };
  const rows = Array.from({ length: count }, (): Omit<EnquiryRow, 'id' | 'handledAt'> => {
    const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
    const base = {
      name: `${first} ${last}`,
      phone: phoneIn(random.pick(['CO', 'CA', 'TX', 'FL', 'NC', 'OH']), random),
      email: `${first}.${last}@example.org`.toLowerCase(),
      createdAt: daysBefore(anchor, random.int(1, 360), random.int(14, 23), random.int(0, 59)),
      ...aboutNothing,
    };
    if (random.chance(0.45)) {
      return { ...base, kind: 'sell', message: random.pick(SELL_ENQUIRIES), detail: {} };
    }
    const { option, text } = random.pick(CONTACT_ENQUIRIES);
    return {
      ...base,
      kind: 'contact',
      message: text,
      detail: { company: `${last} Properties`, option, lead_source: 'Website' },
    };
  });
  const asked = properties.find(({ active, statusId }) => active && statusId === PropertyStatus.ForSale);
  if (asked) {
    rows.push({
      ...PROPERTY_ENQUIRY,
      kind: 'property',
      detail: {},
      createdAt: daysBefore(anchor, 1, 18, 20),
      propertyId: asked.id,
      propertyName: asked.name,
      ownerId: agents.find(({ propertyId }) => propertyId === asked.id)?.userId ?? null,
    });
  }
  return rows
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((row, i) => ({ id: i + 1, ...row, handledAt: handledAt(row.createdAt, i, anchor) }));
}
