import { Role } from '@stowbridge/contract/ids';
import { agentsOrOffice } from '../data/people';
import { aboutRows, findOpen, questionsOf } from '../data/question';
import { mail } from '../mail-definition';

export const questionAsked = mail({
  kind: 'question-asked',
  called: 'Question asked, to the office',
  category: 'properties',
  notifies: true,
  greets: false,
  data: findOpen,
  to: ({ propertyId }, context) => agentsOrOffice(propertyId, context),
  content: ({ data: question, links, moment }) => ({
    subject: `${question.asker.name} asks about ${question.propertyName}`,
    preheader: question.company ?? question.asker.email,
    heading: 'A buyer asks a question',
    blocks: [
      {
        rows: [
          ...aboutRows(question),
          ['Buyer', question.asker.name],
          ...(question.company ? [['Company', question.company] as [string, string]] : []),
          ['Please answer by', moment(question.dueAt)],
        ],
      },
      { quote: question.text },
      { button: 'Open the property', address: links.place(Role.Admin, questionsOf(question)) },
    ],
  }),
  sample: ({ questionId, propertyId }) => ({ questionId, propertyId }),
});
