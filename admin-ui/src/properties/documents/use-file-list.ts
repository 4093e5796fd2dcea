import { fileIsHere } from '@stowbridge/contract/uploads';
import { useEffect, useRef, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { isLeaving } from '../../auth/session';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';
import type { DocumentTier } from '../../data-provider/property-files';
import { isSameFile, isToSend, listedFile, type ListedFile } from './file-list';

/** Whether the server may have taken what it did not answer for. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500);

/** Files that are uploaded to a property one after another [DOC-01]; one that fails stops no other [BEYA-132]. */
export function useFileList(propertyId: number) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refreshProperty = usePropertyRefresh();
  const [files, setFiles] = useState<ListedFile[]>([]);
  /** What the loop that sends reads between two files. */
  const latest = useRef(files);
  const lastId = useRef(0);
  const change = (next: ListedFile[]) => {
    latest.current = next;
    setFiles(next);
  };
  const update = (id: number, changes: Partial<ListedFile>) =>
    change(latest.current.map((listed) => (listed.id === id ? { ...listed, ...changes } : listed)));
  useEffect(
    () => () => {
      latest.current = [];
    },
    [],
  );

  const sendOne = async ({ id, file, typeId, tier, unanswered }: ListedFile) => {
    update(id, { state: 'sending', share: 0, failure: '' });
    try {
      const notices = await dataProvider.uploadDocument(propertyId, typeId, file, {
        tier,
        // All of them are published at once afterwards, so that readers get one e-mail.
        published: false,
        onProgress: (share) => update(id, { share }),
      });
      if (!isLeaving()) {
        update(id, { state: 'sent', notices });
      }
    } catch (error) {
      const failure = messageOf(error);
      // The server takes a file once: what it has after an attempt without an answer came with that one.
      const arrived = unanswered && failure === fileIsHere(file.name);
      update(
        id,
        arrived ? { state: 'sent' } : { state: 'failed', failure, unanswered: unanswered || isUnanswered(error) },
      );
    }
  };
  const sending = useTask(async () => {
    const next = () => latest.current.find(({ state }) => state === 'waiting');
    for (let listed = next(); listed && !isLeaving(); listed = next()) {
      await sendOne(listed);
    }
    void refreshProperty();
  });

  return {
    files,
    add: (chosen: File[]) => {
      const added: ListedFile[] = [];
      for (const file of chosen) {
        if (![...latest.current, ...added].some((listed) => isSameFile(listed.file, file))) {
          added.push(listedFile((lastId.current += 1), file));
        }
      }
      change([...latest.current, ...added]);
    },
    setType: (id: number, typeId: number) => update(id, { typeId }),
    remove: (id: number) => change(latest.current.filter((listed) => listed.id !== id)),
    clear: () => change([]),
    /** Sends all that can be sent. */
    send: (tier: DocumentTier) => {
      change(latest.current.map((listed) => (isToSend(listed) ? { ...listed, tier, state: 'waiting' } : listed)));
      void sending.run();
    },
    again: (id: number) => {
      update(id, { state: 'waiting' });
      void sending.run();
    },
  };
}
