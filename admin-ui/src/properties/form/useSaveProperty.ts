import { HttpError, useDataProvider } from 'react-admin';
import { useState } from 'react';
import { useTask } from '../../components/useTask';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { addressNotFound, type PropertyInput } from '../../dataProvider/properties';

/**
 * Saves a property: creates it without an id, replaces it otherwise. An address that the server cannot place is told apart from other refusals,
 * because it has a dialog of its own [APROP-39].
 */
export function useSaveProperty() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [addressUnknown, setAddressUnknown] = useState(false);
  const task = useTask(async (id: number | undefined, input: PropertyInput, version?: string): Promise<number> => {
    try {
      return await dataProvider.saveProperty(id, input, version);
    } catch (error) {
      if (error instanceof HttpError && error.message === addressNotFound) setAddressUnknown(true);
      throw error;
    }
  });
  return {
    ...task,
    failure: task.failure === addressNotFound ? '' : task.failure,
    addressUnknown,
    closeAddressDialog: () => setAddressUnknown(false),
  };
}
