import { answerReaderWords, answerStateWords, questionWords } from '@stowbridge/contract/questions';
import { momentIn, spokenZone } from '../../../platform/common/moments';
import { CLOCK, clockAt, type XlsxColumn } from '../../../platform/common/xlsx';
import type { AnswerRow, QuestionRow } from './question-rows';
import type { ReaderQuestion } from './reader-questions.queries';

/** A version that was published to a reader. */
export interface ReaderAnswer {
  version: number;
  text: string;
  /** The question as it was published with it; null to the asker alone. */
  publishedQuestion: string | null;
  at: Date;
}

/** A question as a buyer takes it along, with every version of the answer that they may read. */
export type ReaderReport = ReaderQuestion & { answers: ReaderAnswer[] };

/** One line of a table: a question with one version of its answer, or without any. */
export interface Line<Question, Version> {
  question: Question;
  answer: Version | undefined;
}
export type OfficeLine = Line<QuestionRow, AnswerRow>;
export type ReaderLine = Line<ReaderReport, ReaderAnswer>;

/** Questions as lines, while they are read. */
export async function* linesOf<Version, Question extends { answers: Version[] }>(
  questions: AsyncIterable<Question> | Iterable<Question>,
): AsyncGenerator<Line<Question, Version>> {
  for await (const question of questions) {
    for (const answer of question.answers.length > 0 ? question.answers : [undefined]) {
      yield { question, answer };
    }
  }
}

/** All that the office knows; times are those at the office. */
export function officeColumns(timeZone: string): XlsxColumn<OfficeLine>[] {
  const [clock, zone] = [clockAt(timeZone), spokenZone(timeZone)];
  return [
    { heading: 'Question ID', width: 12, value: ({ question }) => question.id },
    {
      heading: `Asked (${zone})`,
      width: 26,
      value: ({ question }) => clock(question.createdAt),
      format: CLOCK,
    },
    { heading: 'Asked By', width: 24, value: ({ question }) => question.askerName },
    { heading: 'Company', width: 32, value: ({ question }) => question.askerCompany },
    { heading: 'Email', width: 32, value: ({ question }) => question.askerEmail },
    { heading: 'Document', width: 40, value: ({ question }) => question.documentName },
    { heading: 'Document Version', width: 18, value: ({ question }) => question.documentVersion },
    { heading: 'Page', width: 8, value: ({ question }) => question.page },
    { heading: 'Question', width: 60, value: ({ question }) => question.text },
    { heading: 'Status', width: 12, value: ({ question }) => questionWords[question.state] },
    { heading: `Due (${zone})`, width: 26, value: ({ question }) => clock(question.dueAt), format: CLOCK },
    { heading: 'Answer Version', width: 16, value: ({ answer }) => answer?.version },
    { heading: 'Answer Status', width: 14, value: ({ answer }) => answer && answerStateWords[answer.state] },
    { heading: 'Answer', width: 60, value: ({ answer }) => answer?.text },
    { heading: 'Written By', width: 24, value: ({ answer }) => answer?.authorName },
    { heading: `Written (${zone})`, width: 26, value: ({ answer }) => answer && clock(answer.at), format: CLOCK },
    {
      heading: 'Published To',
      width: 14,
      value: ({ answer }) => answer?.publishedTo && answerReaderWords[answer.publishedTo],
    },
    { heading: 'Published Question', width: 60, value: ({ answer }) => answer?.publishedQuestion },
    {
      heading: `Declined (${zone})`,
      width: 26,
      value: ({ question }) => question.declinedAt && clock(question.declinedAt),
      format: CLOCK,
    },
    { heading: 'Reason', width: 40, value: ({ question }) => question.declineReason },
  ];
}

/** What a buyer may know: nothing of who asked, but which questions are their own. */
export function readerColumns(timeZone: string): XlsxColumn<ReaderLine>[] {
  const [clock, zone] = [clockAt(timeZone), spokenZone(timeZone)];
  return [
    {
      heading: `Asked (${zone})`,
      width: 26,
      value: ({ question }) => clock(question.createdAt),
      format: CLOCK,
    },
    { heading: 'Yours', width: 8, value: ({ question }) => (question.yours ? 'Yes' : null) },
    { heading: 'Document', width: 40, value: ({ question }) => question.documentName },
    { heading: 'Document Version', width: 18, value: ({ question }) => question.documentVersion },
    { heading: 'Page', width: 8, value: ({ question }) => question.page },
    { heading: 'Question', width: 60, value: ({ question, answer }) => questionTo(question, answer) },
    { heading: 'Status', width: 12, value: ({ question }) => questionWords[question.state] },
    { heading: 'Answer Version', width: 16, value: ({ answer }) => answer?.version },
    { heading: 'Answer', width: 60, value: ({ answer }) => answer?.text },
    { heading: `Published (${zone})`, width: 26, value: ({ answer }) => answer && clock(answer.at), format: CLOCK },
    { heading: 'Reason', width: 40, value: ({ question }) => question.reason },
  ];
}

/** A question on paper: what it is called, and what is said of it. */
export interface Section {
  title: string;
  rows: [label: string, value: string][];
}

/** A question of the office on paper. */
export function officeSection(timeZone: string): (question: QuestionRow, n: number) => Section {
  const moment = momentIn(timeZone);
  return (question, n) => ({
    title: `Question ${n + 1}`,
    rows: [
      ['Asked', moment(question.createdAt)],
      ['Asked by', [question.askerName, question.askerCompany, question.askerEmail].filter(Boolean).join('\n')],
      ...aboutOf(question),
      ['Question', question.text],
      ['Status', questionWords[question.state]],
      ['Due', moment(question.dueAt)],
      ...question.answers.flatMap((answer): Section['rows'] => [
        [
          `Answer, version ${answer.version}`,
          [
            `${answer.publishedTo ? `Published to ${answerReaderWords[answer.publishedTo].toLowerCase()}` : 'Draft'} by ${answer.authorName}, ${moment(answer.at)}`,
            ...(answer.publishedQuestion === null ? [] : [`To: ${answer.publishedQuestion}`]),
            answer.text,
          ].join('\n'),
        ],
      ]),
      ...(question.declinedAt
        ? ([
            ['Declined', [moment(question.declinedAt), question.declineReason].filter(Boolean).join('\n')],
          ] as Section['rows'])
        : []),
    ],
  });
}

/** A question of a buyer on paper. */
export function readerSection(timeZone: string): (question: ReaderReport, n: number) => Section {
  const moment = momentIn(timeZone);
  return (question, n) => ({
    title: `Question ${n + 1}`,
    rows: [
      ['Asked', `${moment(question.createdAt)}${question.yours ? ', by you' : ''}`],
      ...aboutOf(question),
      ['Question', question.question],
      ['Status', questionWords[question.state]],
      ...question.answers.map((answer): Section['rows'][number] => [
        `Answer, version ${answer.version}`,
        [
          moment(answer.at),
          ...(questionTo(question, answer) === question.question ? [] : [`To: ${questionTo(question, answer)}`]),
          answer.text,
        ].join('\n'),
      ]),
      ...(question.reason ? ([['Reason', question.reason]] as Section['rows']) : []),
    ],
  });
}

/** As the asker put it, else as it was worded with that version. */
const questionTo = ({ yours, question }: ReaderReport, answer: ReaderAnswer | undefined): string =>
  yours ? question : (answer?.publishedQuestion ?? question);

function aboutOf({
  documentName,
  documentVersion,
  page,
}: Pick<QuestionRow, 'documentName' | 'documentVersion' | 'page'>): Section['rows'] {
  if (documentName === null) {
    return [];
  }
  const version = documentVersion === null ? [] : [`version ${documentVersion}`];
  return [['Document', [documentName, ...version, ...(page === null ? [] : [`page ${page}`])].join(', ')]];
}
