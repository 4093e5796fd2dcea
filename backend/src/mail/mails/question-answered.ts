import { Role } from '@stowbridge/contract/ids';
import { aboutRows, type AskedQuestion, findClosed, questionsOf } from '../data/question';
import type { Block } from '../layout';
import { mail } from '../mail-definition';

const wordsOf = ({ state, published, propertyName }: AskedQuestion): { subject: string; heading: string } => {
  if (state === 'declined') {
    return { subject: `Your question about ${propertyName} was declined`, heading: 'Your question was declined' };
  }
  return published > 1
    ? {
        subject: `The answer to your question about ${propertyName} was corrected`,
        heading: 'Your answer was corrected',
      }
    : { subject: `Your question about ${propertyName} was answered`, heading: 'Your question was answered' };
};

const answerBlocks = ({ answer, reason }: AskedQuestion): Block[] => [
  ...(answer === null ? [] : [{ text: 'This is the answer:' }, { quote: answer }]),
  ...(reason ? [{ rows: [['Reason', reason]] as [string, string][] }] : []),
];

export const questionAnswered = mail({
  kind: 'question-answered',
  called: 'Question answered or declined, to the buyer',
  category: null,
  notifies: true,
  data: findClosed,
  to: ({ asker }) => asker,
  content: ({ data: question, links }) => ({
    ...wordsOf(question),
    preheader: question.propertyName,
    blocks: [
      { rows: aboutRows(question) },
      { text: 'This is what you asked:' },
      { quote: question.text },
      ...answerBlocks(question),
      { button: 'See your questions', address: links.place(Role.Buyer, questionsOf(question)) },
    ],
  }),
  sample: ({ answeredQuestionId, propertyId }) => ({ questionId: answeredQuestionId, propertyId }),
});
