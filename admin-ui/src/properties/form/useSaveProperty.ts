import { HttpError, useDataProvider } from 'react-admin';
import { useState } from 'react';
import { useTask } from '../../components/useTask';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { addressNotFound, type PropertyInput, type PropertyMetrics } from '../../dataProvider/properties';

/**
 * Saves a property and its metrics. An address that the server cannot place is told apart from other refusals,
 * because it has a dialog of its own [APROP-39].
 */
export function useSaveProperty() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [addressUnknown, setAddressUnknown] = useState(false);
  const task = useTask(async (input: PropertyInput, metrics: PropertyMetrics): Promise<number> => {
    try {
      const id = await dataProvider.saveProperty(input);
      if (input.id || Object.values(metrics).some((value) => value !== null)) await dataProvider.saveMetrics(id, metrics);
      return id;
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
