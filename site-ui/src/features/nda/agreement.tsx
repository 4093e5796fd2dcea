import type { NdaLinkDto } from '@stowbridge/api';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { PageSkeleton } from '../../components/skeleton';
import { closeFile, openFile, type OpenedFile } from '../../components/reader/open-file';
import { PdfReader } from '../../components/reader/pdf-reader';
import styles from '../../components/reader/reader.module.css';

export interface AgreementProps {
  text: NdaLinkDto;
  /** The words are before the reader, or the file that holds them has been taken. */
  onOpened: () => void;
  /** A new address for the same text: one is good for five minutes. */
  onRetry: () => Promise<void>;
}

async function open(url: string): Promise<OpenedFile> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) {
    throw new Error(`The agreement could not be fetched: ${response.status}`);
  }
  return openFile(response);
}

/** The agreement as its pages; where they cannot be shown, a way to take the file and read it elsewhere. */
export function Agreement({ text, onOpened, onRetry }: AgreementProps) {
  const { data, error } = useLoad(useCallback(() => open(text.Url), [text.Url]));
  const [retrying, setRetrying] = useState(false);
  const opened = useEffectEvent(() => onOpened());
  useEffect(() => {
    if (!data) {
      return;
    }
    if (data.pdf) {
      opened();
    }
    return () => closeFile(data);
  }, [data]);
  const retry = async () => {
    setRetrying(true);
    await onRetry().catch(() => undefined);
    setRetrying(false);
  };

  if (data?.pdf) {
    return (
      <PdfReader
        pdf={data.pdf}
        label="The NDA"
        fileName={text.ActualFileName}
        textNote="These are the words of the agreement. Its layout is under Pages."
        actions={
          <a href={data.file} download={text.ActualFileName}>
            Download
          </a>
        }
      />
    );
  }
  return (
    <section className={styles.reader} aria-label="The NDA">
      {!data && !error && <PageSkeleton />}
      {data && (
        <div className={styles.instead}>
          <p>{`${text.ActualFileName} is a Word file, which cannot be shown here. Please download it and read it before you sign.`}</p>
          <a className={styles.take} href={data.file} download={text.ActualFileName} onClick={onOpened}>
            <Icon name="document" /> Download the agreement
          </a>
        </div>
      )}
      {error && (
        <div className={styles.instead} role="alert">
          <p>The agreement could not be shown. Please download it and read it before you sign.</p>
          <a className={styles.take} href={text.Url} target="_blank" rel="noopener" onClick={onOpened}>
            <Icon name="document" /> Download the agreement
          </a>
          <Button small look="secondary" disabled={retrying} onClick={() => void retry()}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}
