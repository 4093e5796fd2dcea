import type { ProfileDocumentDto } from '@stowbridge/api';
import { useEffect, useState } from 'react';
import { textOf } from '../../api/api';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { saveDocument } from '../documents-table';
import { Icon } from '../icon';
import { PageSkeleton } from '../skeleton';
import { useNavigate, useUrl } from '../../router/hooks';
import { fetchToRead } from './fetch-to-read';
import { closeFile, openFile, type OpenedFile } from './open-file';
import type { Pdf } from './pdf';
import { PdfReader } from './pdf-reader';
import styles from './reader.module.css';
import { addressedPage, askingAddress, isRead, keepPage, keptPage, readerAddress } from './reading-place';

/** In milliseconds: whoever leafs on and on has a place once they stop. */
const SETTLED = 400;

interface Props {
  document: ProfileDocumentDto;
  /** Whether this person may ask about it. */
  asks?: boolean;
  onClose: () => void;
}

/** A document on the page. What is read, and where in it, stands in the address [BEYA-134]. */
export default function DocumentReader({ document, asks, onClose }: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog title={document.ActualFileName} onClose={onClose} reading>
      <Reading key={attempt} document={document} asks={asks} onRetry={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

interface State {
  pdf?: Pdf;
  /** What is said while the server makes the copy of this reader. */
  waiting?: string;
  error?: string;
}

function Reading({ document, asks, onRetry }: Pick<Props, 'document' | 'asks'> & { onRetry: () => void }) {
  const { ID, ActualFileName } = document;
  const addressed = addressedPage(useUrl().searchParams);
  const [start] = useState(() => addressed ?? keptPage(ID));
  const [page, setPage] = useState(start);
  const [{ pdf, waiting, error }, setState] = useState<State>({});
  useEffect(() => {
    const closed = new AbortController();
    let file: OpenedFile | undefined;
    const leave = () => file && closeFile(file);
    const open = async () => {
      const response = await fetchToRead(ID, closed.signal, (text) => setState({ waiting: text }));
      file = await openFile(response).catch(() => undefined);
      if (closed.signal.aborted) {
        leave();
      } else {
        setState(file?.pdf ? { pdf: file.pdf } : { error: 'This document cannot be shown here. Please download it.' });
      }
    };
    open().catch((failure: unknown) => {
      if (!closed.signal.aborted) {
        setState({ error: textOf(failure) });
      }
    });
    return () => {
      closed.abort();
      leave();
    };
  }, [ID]);
  const navigate = useNavigate();
  useEffect(() => {
    keepPage(ID, page);
    if (page === (addressed ?? 1)) {
      return;
    }
    const soon = setTimeout(() => {
      // Who has gone back meanwhile is about to leave the reader.
      if (isRead(ID)) {
        void navigate(readerAddress(ID, page), { replace: true, keepScroll: true });
      }
    }, SETTLED);
    return () => clearTimeout(soon);
  }, [ID, page, addressed, navigate]);

  if (pdf) {
    return (
      <PdfReader
        pdf={pdf}
        label="The document"
        fileName={ActualFileName}
        textNote="These are the words of the document. Its layout is under Pages."
        start={start}
        onPage={setPage}
        actions={
          <>
            <button type="button" onClick={() => void saveDocument(document)}>
              Download
            </button>
            {asks && (
              <button
                type="button"
                onClick={() => void navigate(askingAddress(ID, page), { replace: true, keepScroll: true })}
              >
                Ask about this page
              </button>
            )}
          </>
        }
      />
    );
  }
  return (
    <section className={styles.reader} aria-label="The document" aria-busy={!error}>
      {waiting && (
        <p className={styles.waiting} role="status">
          {waiting}
        </p>
      )}
      {!error && <PageSkeleton />}
      {error && (
        <div className={styles.instead} role="alert">
          <p>{error}</p>
          <button type="button" className={styles.take} onClick={() => void saveDocument(document)}>
            <Icon name="document" /> Download the document
          </button>
          <Button small look="secondary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}
