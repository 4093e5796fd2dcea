import { useDataProvider } from 'react-admin';
import { OpenFile } from '../../components/open-file';
import { RecordLink } from '../../components/record-link';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Question } from './question';

interface Props {
  question: Pick<Question, 'id' | 'documentName' | 'page'> & Partial<Pick<Question, 'documentId'>>;
}

/** The document that a question is about, which opens at the page that it names; nothing for one about the property. */
export function QuestionDocument({ question: { id, documentId, documentName, page } }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  if (!documentName) {
    return null;
  }
  const name = page ? `${documentName}, page ${page}` : documentName;
  if (documentId === null) {
    return <RecordLink kind="document" id={null} name={name} gone />;
  }
  return <OpenFile name={name} label={`View ${name} in a new tab`} address={() => dataProvider.questionDocument(id)} />;
}
