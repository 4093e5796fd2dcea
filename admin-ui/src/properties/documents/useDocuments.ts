import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useTask } from '../../components/useTask';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { usePropertyRefresh } from '../actions/usePropertyRefresh';
import type { PropertyDocument } from '../property';

/** The documents of a property, and what can be done with them. One file is uploaded at a time [DOC-01]. */
export function useDocuments(propertyId: number) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refreshProperty = usePropertyRefresh();
  const [uploading, setUploading] = useState<{ typeId: number; share: number }>();
  const { data, refetch } = useQuery({
    queryKey: ['property-file', propertyId, 'documents'],
    queryFn: () => dataProvider.documents(propertyId),
  });

  const upload = useTask(async (typeId: number, file: File) => {
    setUploading({ typeId, share: 0 });
    try {
      await dataProvider.uploadDocument(propertyId, typeId, file, (share) => setUploading({ typeId, share }));
      await Promise.all([refetch(), refreshProperty()]);
    } finally {
      setUploading(undefined);
    }
  });
  const remove = useTask(async (document: PropertyDocument) => {
    await dataProvider.deleteDocument(document.ID);
    await Promise.all([refetch(), refreshProperty()]);
  });

  return { documents: data, uploading, upload, remove, refresh: () => void refetch() };
}
