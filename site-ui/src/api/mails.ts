import type { MailPreferencesDto, MailSubscriptionDto } from '@stowbridge/api';
import type { Api } from './api';

/** Which mails one wants, by what they are about. */
export type MailPreferences = MailPreferencesDto;
/** What the link in a mail stops. */
export type MailSubscription = Pick<MailSubscriptionDto, 'about' | 'stopped'>;

export const getMailPreferences = (api: Api) => api.get<MailPreferences>('v1/mail-preferences');

export const saveMailPreferences = (api: Api, wanted: MailPreferences) =>
  api.put<MailPreferences>('v1/mail-preferences', wanted);

/** Changes nothing. */
export const getMailSubscription = (api: Api, token: string) =>
  api.get<MailSubscription>(`mail/unsubscribe/${encodeURIComponent(token)}`);

export const stopMails = (api: Api, token: string) =>
  api.post<MailSubscription>(`mail/unsubscribe/${encodeURIComponent(token)}`);
