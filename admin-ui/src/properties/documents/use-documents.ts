import type { NdaResourceDto } from '@stowbridge/api';
import { DocumentType } from '@stowbridge/contract/ids';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { DocumentTier } from '../../data-provider/property-files';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import type { PropertyDocument } from '../../records/property';

/** Long enough to read two sentences; they stand in the document's row, too. */
const NOTICE_MS = 12_000;

/** The documents of a property, and what can be done with them. One file is uploaded at a time [DOC-01]. */
export function useDocuments(propertyId: number) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refreshProperty = usePropertyRefresh();
  const signatures = useSignatures(propertyId);
  const [uploading, setUploading] = useState<{ typeId: number; share: number }>();
  /** A new NDA of which is still asked whether it takes the place of the one that is there. */
  const [replacement, setReplacement] = useState<File>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['property-file', propertyId, 'documents'],
    queryFn: () => dataProvider.documents(propertyId),
  });

  const send = async (
    typeId: number,
    file: File,
    how: { askAgain?: boolean; tier?: DocumentTier; published?: boolean } = {},
  ) => {
    setUploading({ typeId, share: 0 });
    try {
      const notices = await dataProvider.uploadDocument(propertyId, typeId, file, {
        ...how,
        onProgress: (share) => setUploading({ typeId, share }),
      });
      if (notices.length > 0) {
        notify(`${file.name}: ${notices.join(' ')}`, { type: 'warning', autoHideDuration: NOTICE_MS });
      }
      await Promise.all([refetch(), refreshProperty()]);
    } finally {
      setUploading(undefined);
    }
  };
  const upload = useTask(send);
  const remove = useTask(async (document: PropertyDocument) => {
    await dataProvider.deleteDocument(document.ID);
    await Promise.all([refetch(), refreshProperty()]);
  });
  /** The newest, whatever its place: the text that is signed now. */
  const nda = data
    ?.filter(({ DocumentTypeID }) => DocumentTypeID === DocumentType.Nda)
    .reduce<PropertyDocument | undefined>((newest, one) => (newest && newest.ID > one.ID ? newest : one), undefined);
  const replaces = (typeId: number) => typeId === DocumentType.Nda && (nda !== undefined || signatures > 0);
  const choose = (typeId: number, file: File | undefined) => {
    if (file && replaces(typeId)) {
      setReplacement(file);
    } else if (file) {
      void upload.run(typeId, file);
    }
  };
  const replace = (askAgain: boolean) => {
    setReplacement(undefined);
    if (replacement) {
      void upload.run(DocumentType.Nda, replacement, { askAgain });
    }
  };

  const asked = replacement && { file: replacement, nda, signatures, replace, keep: () => setReplacement(undefined) };

  return {
    documents: data,
    failed: isError && !data,
    uploading,
    send,
    upload,
    choose,
    remove,
    refresh: () => void refetch(),
    asked,
    replaces,
    nda,
    signatures,
  };
}

/** How many signatures there are under the NDA of a property; 0 while that is not known. */
function useSignatures(propertyId: number): number {
  const asked = {
    filter: { propertyId },
    sort: { field: 'id', order: 'DESC' as const },
    pagination: { page: 1, perPage: 10 },
  };
  return useGetList<NdaResourceDto>('ndas', asked, { onError: () => undefined }).total ?? 0;
}
