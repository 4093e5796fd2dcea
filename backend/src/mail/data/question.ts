import type { Place } from '@stowbridge/contract/addresses';
import { Role } from '@stowbridge/contract/ids';
import type { QuestionState } from '@stowbridge/contract/questions';
import { QUESTION_ACCESSES, READ_NOW } from '../../domains/deal-room/questions/question-readers.sql';
import type { EventMap } from '../../platform/events/events';
import type { MailContext } from '../mail-context';
import type { Person } from '../mail-definition';
import { personSql } from './people';
import { byTrueName, publicName, trueName } from './property-names';

/** A question, as the mails about it tell it. */
export interface AskedQuestion {
  asker: Person;
  company: string | null;
  propertyId: number;
  propertyName: string;
  trueName: string;
  /** With version and page; null for a question about the property. */
  document: string | null;
  text: string;
  state: QuestionState;
  createdAt: Date;
  dueAt: Date;
  reason: string | null;
  /** The newest version that was published. */
  answer: string | null;
  /** How many versions were. */
  published: number;
}

const ABOUT = `concat_ws(', ', q.document_name, 'version ' || q.version, 'page ' || q.page)`;
const COLUMNS = `
  ${personSql('u', Role.Buyer)} asker, u.company_name company, q.property_id "propertyId", ${publicName()} "propertyName", ${trueName()} "trueName", nullif(${ABOUT}, '') document,
  q.text, q.state, q.created_at "createdAt", q.due_at "dueAt", q.decline_reason reason,
  (select s.text from answers s where s.question_id = q.id and s.state = 'published' order by s.version desc limit 1) answer,
  (select count(*)::int from answers s where s.question_id = q.id and s.state = 'published') published`;

const FOUND = `select ${COLUMNS} from questions q join properties p on p.id = q.property_id join users u on u.id = q.asker_id where q.id = $1`;
const READ = `select ${COLUMNS} from ${QUESTION_ACCESSES} join users u on u.id = q.asker_id where q.id = $1 and a.user_id = q.asker_id and ${READ_NOW}`;

type Fact = EventMap['question.asked'];

/** For the office, one that still waits: nobody is asked for what is done. */
export const findOpen = byTrueName(
  async ({ questionId }: Fact, { read }: MailContext): Promise<AskedQuestion | undefined> => {
    const [question] = await read<AskedQuestion>(FOUND, [questionId]);
    return question?.state === 'open' ? question : undefined;
  },
);

/** One that is answered or declined, as long as its asker may read it [BEYA-109]. */
export async function findClosed({ questionId }: Fact, { read }: MailContext): Promise<AskedQuestion | undefined> {
  const [question] = await read<AskedQuestion>(READ, [questionId]);
  return question && question.state !== 'open' ? question : undefined;
}

export const questionsOf = ({
  propertyId,
  propertyName,
}: Pick<AskedQuestion, 'propertyId' | 'propertyName'>): Place => ({
  kind: 'questions',
  propertyId,
  propertyName,
});

export const aboutRows = ({
  propertyName,
  document,
}: Pick<AskedQuestion, 'propertyName' | 'document'>): [string, string][] => [
  ['Property', propertyName],
  ...(document ? [['Document', document] as [string, string]] : []),
];
