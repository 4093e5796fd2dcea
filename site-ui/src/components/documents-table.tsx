import type { ProfileDocumentDto } from '@stowbridge/api';
import { DocumentsService } from '@stowbridge/api/services/DocumentsService';
import { Suspense, useRef, useState } from 'react';
import { browserApi } from '../api/browser-api';
import { formatDate } from '../lib/format';
import { ASK, DOCUMENT } from '../lib/read-document';
import { saveFile } from '../lib/save-file';
import { useNavigate, useUrl } from '../router/hooks';
import { Button } from './button';
import { Icon } from './icon';
import { late } from './late';
import { openInNewTab, sayWhy } from './new-tab';
import { Pager } from './pager';
import styles from './table.module.css';
import { Words } from './words';

const DownloadAll = late(() => import('./download-all'));
const DocumentReader = late(() => import('./reader/document-reader'));

/** [CONST-29] */
const pageLength = 10;

const linkOf = async ({ ID }: ProfileDocumentDto) =>
  (await new DocumentsService(browserApi).link({ documentId: ID })).Url;

/** Takes the file itself. */
export const saveDocument = (document: ProfileDocumentDto): Promise<void> =>
  linkOf(document).then((url) => saveFile(url, document.ActualFileName), sayWhy);

interface DocumentsTableProps {
  propertyId: number;
  documents: ProfileDocumentDto[];
  /** What is said where there are none. */
  empty?: string;
  /** Whether this person may ask about them on this page. */
  asks?: boolean;
}

/**
 * A property's documents, ten at a time. A PDF is read on the page, at an address of its own; others open by a link that is
 * signed for this person.
 */
export function DocumentsTable({
  propertyId,
  documents,
  empty = 'No documents available.',
  asks,
}: DocumentsTableProps) {
  const [page, setPage] = useState(1);
  const { pathname, searchParams } = useUrl();
  const navigate = useNavigate();
  const opened = useRef(false);
  // A form to which an address leads is not covered by the reader, which may come later.
  const asking = searchParams.has(ASK);
  const [begunAsking] = useState(asking);
  const read =
    asking && begunAsking ? undefined : documents.find(({ ID }) => ID === Number(searchParams.get(DOCUMENT)));
  const open = ({ ID }: ProfileDocumentDto) => {
    opened.current = true;
    void navigate(`?${DOCUMENT}=${ID}`, { keepScroll: true });
  };
  // Back closes it too; whoever came by a link to it stays on the property.
  const close = () => (opened.current ? history.back() : void navigate(pathname, { replace: true, keepScroll: true }));
  if (documents.length === 0) {
    return (
      <p className={styles.empty}>
        <Icon name="document" /> {empty}
      </p>
    );
  }
  const shown = documents.slice((page - 1) * pageLength, page * pageLength);
  return (
    <>
      {documents.length > 1 && (
        <Suspense>
          <DownloadAll propertyId={propertyId} />
        </Suspense>
      )}
      <table className={`${styles.table} ${styles.stack}`}>
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th scope="col">Type</th>
            <th scope="col">Date</th>
            <th scope="col">
              <span className="hidden-text">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((document) => (
            <tr key={document.ID}>
              <td data-label="Document">
                <Words text={document.ActualFileName} />
              </td>
              <td data-label="Type">{document.DocumentType}</td>
              <td data-label="Date" className="figures">
                {formatDate(document.ModifiedDate ?? document.CreatedDate)}
              </td>
              <td className={styles.number}>
                {document.FileName.endsWith('.pdf') ? (
                  <>
                    <Button
                      look="quiet"
                      small
                      aria-label={`Download ${document.ActualFileName}`}
                      onClick={() => void saveDocument(document)}
                    >
                      Download
                    </Button>
                    <Button
                      look="secondary"
                      small
                      aria-label={`Open ${document.ActualFileName}`}
                      onClick={() => open(document)}
                    >
                      Open
                    </Button>
                  </>
                ) : (
                  <Button
                    look="secondary"
                    small
                    aria-label={`Open ${document.ActualFileName} (opens in a new tab)`}
                    onClick={() => void openInNewTab(() => linkOf(document))}
                  >
                    Open <Icon name="out" size={16} />
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager label="Documents" page={page} pageLength={pageLength} total={documents.length} onPage={setPage} />
      <Suspense>{read && <DocumentReader key={read.ID} document={read} asks={asks} onClose={close} />}</Suspense>
    </>
  );
}
