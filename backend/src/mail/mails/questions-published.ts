import { Role } from '@stowbridge/contract/ids';
import { QUESTION_ACCESSES, READ_NOW } from '../../domains/deal-room/questions/question-readers.sql';
import type { EventMap } from '../../platform/events/events';
import { personSql } from '../data/people';
import { publicName } from '../data/property-names';
import { questionsOf } from '../data/question';
import type { Block } from '../layout';
import type { MailContext } from '../mail-context';
import { mail, type Person } from '../mail-definition';

/** Beyond these a mail only says how many more there are. */
const SHOWN = 10;

interface Published {
  reader: Person;
  propertyId: number;
  propertyName: string;
  question: string;
  answer: string;
}

/** What was published on the day of the digest and its reader may still read, in its newest version and without who asked [BEYA-106]. */
const PUBLISHED = `
  select ${personSql('u', Role.Buyer)} reader, p.id "propertyId", ${publicName()} "propertyName", n.published_question question, n.text answer
  from question_digests g join users u on u.id = g.user_id
    join nda_access own on own.user_id = g.user_id
    join questions asked on asked.property_id = own.property_id and asked.asker_id <> g.user_id
    join lateral (select s.text, s.published_question, s.published_to from answers s
      where s.question_id = asked.id and s.state = 'published' order by s.version desc limit 1) n on n.published_to = 'all'
    join properties p on p.id = asked.property_id
  where g.id = $1
    and exists (select from answers s where s.question_id = asked.id and s.published_to = 'all' and (s.at at time zone $2)::date = g.day)
    and exists (select from ${QUESTION_ACCESSES} where q.id = asked.id and a.user_id = g.user_id and ${READ_NOW})
  order by "propertyName", p.id, asked.id`;

async function findPublished(
  { digestId }: EventMap['questions.published'],
  { read, timeZone }: MailContext,
): Promise<Published[] | undefined> {
  const found = await read<Published>(PUBLISHED, [digestId, timeZone]);
  return found.length > 0 ? found : undefined;
}

const countOf = (count: number): string => (count === 1 ? 'A question was' : `${count} questions were`);

/** The questions of each property, and where they are. */
function blocksOf(published: Published[], address: (of: Published) => string): Block[] {
  return published
    .slice(0, SHOWN)
    .flatMap((one, n, shown): Block[] => [
      ...(shown[n - 1]?.propertyId === one.propertyId
        ? []
        : [{ rows: [['Property', one.propertyName]] as [string, string][] }]),
      { quote: one.question },
      { text: 'This is the answer:' },
      { quote: one.answer },
      ...(shown[n + 1]?.propertyId === one.propertyId ? [] : [{ button: 'See the questions', address: address(one) }]),
    ]);
}

export const questionsPublished = mail({
  kind: 'questions-published',
  called: 'Answers published, to the signers',
  category: 'properties',
  data: findPublished,
  to: ([{ reader }]) => reader,
  content: ({ data: published, links }) => ({
    subject: 'New answers in the deal room',
    preheader: [...new Set(published.map(({ propertyName }) => propertyName))].join(', '),
    heading: 'New answers',
    blocks: [
      { text: `${countOf(published.length)} answered for all who have access.` },
      ...blocksOf(published, (one) => links.place(Role.Buyer, questionsOf(one))),
      ...(published.length > SHOWN
        ? [{ text: `${published.length - SHOWN} more are on the pages of the properties.` }]
        : []),
    ],
  }),
  sample: ({ digestId, userId }) => ({ digestId, userId }),
});
