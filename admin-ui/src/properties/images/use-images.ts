import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import type { PropertyImage } from '../../records/property';

/** How far a batch of images has come. */
export interface ImageUpload {
  name: string;
  position: number;
  count: number;
  share: number;
}

/** The images of a property, and what can be done with them. */
export function useImages(propertyId: number) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const refreshProperty = usePropertyRefresh();
  const [uploading, setUploading] = useState<ImageUpload>();
  const [refused, setRefused] = useState<string[]>([]);
  const queryKey = ['property-file', propertyId, 'images'];
  const { data: images, error, refetch } = useQuery({ queryKey, queryFn: () => dataProvider.images(propertyId) });

  /** Many may be chosen; they travel one at a time [DOC-01], and one that is refused does not stop the others. */
  const add = useTask(async (files: File[]) => {
    const failures: string[] = [];
    setRefused([]);
    for (const [index, file] of files.entries()) {
      const state = { name: file.name, position: index + 1, count: files.length };
      setUploading({ ...state, share: 0 });
      try {
        await dataProvider.uploadImage(propertyId, file, (share) => setUploading({ ...state, share }));
      } catch (error) {
        failures.push(`${file.name}: ${messageOf(error)}`);
      }
    }
    setUploading(undefined);
    setRefused(failures);
    await refreshProperty();
  });

  /** Shows the new order at once and takes it back when the server refuses it. */
  const reorder = useTask(async (order: PropertyImage[]) => {
    const before = queries.getQueryData<PropertyImage[]>(queryKey);
    queries.setQueryData(queryKey, order);
    try {
      await dataProvider.orderImages(
        propertyId,
        order.map(({ ID }) => ID),
      );
    } catch (error) {
      queries.setQueryData(queryKey, before);
      notify(messageOf(error), { type: 'error' });
    }
    await refreshProperty();
  });

  const remove = useTask(async (image: PropertyImage) => {
    await dataProvider.deleteImage(image.ID, propertyId);
    await refreshProperty();
  });

  return {
    images,
    failed: Boolean(error),
    read: () => void refetch(),
    uploading,
    refused,
    forgetRefused: () => setRefused([]),
    add,
    reorder,
    remove,
  };
}
