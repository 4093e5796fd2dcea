import { DocumentType } from '@stowbridge/contract/ids';
import type { DocumentLine } from './document-lines';
import { NewVersion } from './new-version';
import { PublishDocument } from './publish-documents';
import { WithdrawDocument } from './withdraw-document';

/** What can be done with a document towards its readers; an NDA is published at once, and stays with those who signed it. */
export function PublishingActions({ line: { document, stage } }: { line: DocumentLine }) {
  if (document.DocumentTypeID === DocumentType.Nda) {
    return null;
  }
  return (
    <>
      <NewVersion document={document} />
      {stage === 'newest' ? <WithdrawDocument document={document} /> : <PublishDocument document={document} />}
    </>
  );
}
