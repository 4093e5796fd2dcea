import type { ProfileDocumentDto } from '@stowbridge/api';
import { DocumentsService } from '@stowbridge/api/services/DocumentsService';
import { useState } from 'react';
import { ApiError, textOf } from '../api/api';
import { browserApi } from '../api/browser-api';
import { formatDate } from '../lib/format';
import { showAlert } from './alerts';
import { Button } from './button';
import { Icon } from './icon';
import { Pager } from './pager';
import styles from './table.module.css';
import { Words } from './words';

/** [CONST-29] */
const pageLength = 10;

/**
 * Opens what a call answers in a new tab. The tab is opened at once, because browsers refuse one that is opened after
 * an answer has come.
 */
export async function openInNewTab(find: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = await find();
    if (tab) {
      tab.opener = null;
      tab.location.replace(url);
    } else {
      window.location.assign(url);
    }
  } catch (failure) {
    tab?.close();
    // A link that is closed to this person by now says why.
    await showAlert(failure instanceof ApiError && failure.status === 403 ? failure.said : textOf(failure));
  }
}

/** A property's documents, ten at a time; each opens by a link that is signed for this person. */
export function DocumentsTable({ documents, empty }: { documents: ProfileDocumentDto[]; empty: string }) {
  const [page, setPage] = useState(1);
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
                <Button
                  look="secondary"
                  small
                  aria-label={`Open ${document.ActualFileName} (opens in a new tab)`}
                  onClick={() =>
                    void openInNewTab(
                      async () => (await new DocumentsService(browserApi).link({ documentId: document.ID })).Url,
                    )
                  }
                >
                  Open <Icon name="out" size={16} />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager label="Documents" page={page} pageLength={pageLength} total={documents.length} onPage={setPage} />
    </>
  );
}
