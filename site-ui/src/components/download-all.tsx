import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { ARCHIVE } from '@stowbridge/contract/addresses';
import { attachmentName } from '@stowbridge/contract/attachment-name';
import { useState } from 'react';
import { ApiError, textOf } from '../api/api';
import { browserApi, fetchFile } from '../api/browser-api';
import { saveBlob, saveFile } from '../lib/save-file';
import { useUrl } from '../router/hooks';
import { Button } from './button';
import styles from './download-all.module.css';

const NAME = 'Documents.zip';
const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

interface State {
  /** What goes on, or is done. */
  said?: string;
  /** How far it is; many times a second, so that it is not read out. */
  progress?: string;
  error?: string;
  busy?: boolean;
}

/** [BEYA-133] All documents that this person may open, in one file; what is too large for that comes by a mailed link. */
export default function DownloadAll({ propertyId }: { propertyId: number }) {
  const named = useUrl().searchParams.get(ARCHIVE);
  const [refused, setRefused] = useState<string>();
  const mailed = named === refused ? null : named;
  const [{ said, progress, error, busy }, setState] = useState<State>({});
  const take = async () => {
    setState({ busy: true, said: 'The documents are being put together.' });
    try {
      const done = mailed
        ? await saveMailed(propertyId, mailed)
        : await saveArchive(propertyId, (progress) =>
            setState({ busy: true, said: 'The documents are coming.', progress }),
          );
      setState({ said: done });
    } catch (failure) {
      if (mailed && failure instanceof ApiError && failure.status === 404) {
        setRefused(mailed);
      }
      setState({ error: textOf(failure) });
    }
  };
  return (
    <div className={styles.all}>
      <p role="status">{said}</p>
      {progress && <p className="figures">{progress}</p>}
      {error && <p role="alert">{error}</p>}
      <Button look="secondary" small disabled={busy} onClick={() => void take()}>
        Download all
      </Button>
    </div>
  );
}

/** @returns what is said when it is done */
async function saveArchive(propertyId: number, onProgress: (progress: string) => void): Promise<string> {
  const response = await fetchFile(`/api/v1/me/properties/${propertyId}/documents.zip`).catch((failure: unknown) => {
    if (failure instanceof ApiError && failure.status === 413) {
      return undefined;
    }
    throw failure;
  });
  if (response) {
    const file = await received(response, onProgress);
    saveBlob(file, attachmentName(response.headers.get('content-disposition')) ?? NAME);
    return 'The documents were downloaded.';
  }
  const { url } = await new MeResourceService(browserApi).askArchive({ id: propertyId, requestBody: {} });
  return url
    ? saved(url)
    : 'These documents are larger than 500 MB together. We have sent you an email with a link to them.';
}

/** The browser saves it by itself, and shows how far it is: it may be larger than a page can hold. */
async function saveMailed(propertyId: number, mailed: string): Promise<string> {
  const { url } = await new MeResourceService(browserApi).askArchive({ id: propertyId, requestBody: { mailed } });
  return saved(url ?? '');
}

function saved(url: string): string {
  saveFile(url, NAME);
  return 'Your browser downloads the documents.';
}

async function received(response: Response, onProgress: (progress: string) => void): Promise<Blob> {
  const total = megabytes(Number(response.headers.get('content-length')));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = response.body?.getReader(); reader;) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    parts.push(value);
    bytes += value.length;
    onProgress(`${megabytes(bytes)} of ${total} MB`);
  }
  return new Blob(parts, { type: 'application/zip' });
}
