import { PreferencesService } from '@stowbridge/api/services/PreferencesService';
import { transport } from './transport';

const preferencesApi = new PreferencesService(transport);

export const preferenceCalls = {
  /** What the administrator has set up for themselves, by name; kept with the account. */
  preferences: async (): Promise<Record<string, unknown>> =>
    Object.fromEntries((await preferencesApi.list()).map(({ name, stored }) => [name, JSON.parse(stored) as unknown])),

  savePreference: (name: string, value: unknown) =>
    preferencesApi.save({ requestBody: { name, stored: JSON.stringify(value) } }),
};
