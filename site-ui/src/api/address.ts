import type { CancelledChangeDto, ConfirmedEmailDto, MessageDto } from '@stowbridge/api';
import type { Api } from './api';

/** Has another link mailed that confirms one's address. */
export const askEmailLink = (api: Api) => api.post<MessageDto>('account/email/link', {});

/** [FSITE-01] Has the link mailed again that confirms the new address. */
export const sendEmailChange = (api: Api) => api.post<MessageDto>('account/email/change/again', {});

/** [FSITE-01] Takes back a new address that waits to be confirmed. */
export const withdrawEmailChange = (api: Api) => api.post<MessageDto>('account/email/change/cancel', {});

/** Makes the address that of the account to which the link was mailed. */
export const confirmEmail = (api: Api, token: string) =>
  api.post<ConfirmedEmailDto>('account/email/confirm', { Token: token });

/** Keeps the address of the account, or takes it back. */
export const cancelEmail = (api: Api, token: string) =>
  api.post<CancelledChangeDto>('account/email/cancel', { Token: token });
