import type { MailPreferencesDto, UpdateProfileDto } from '@stowbridge/api';
import { api } from './api';

/** One's own account as it is saved; an administrator has no company, title, city or state here [REG-46]. */
export type ProfileInput = Pick<UpdateProfileDto, 'FirstName' | 'LastName' | 'Email' | 'PhoneNumber'>;

export const accountCalls = {
  /** One's own account [REG-61]. */
  profile: () => api.users.profile(),

  saveProfile: (requestBody: ProfileInput) => api.users.updateProfile({ requestBody }),

  /** Which mails one gets oneself. */
  mailPreferences: () => api.mailPreferences.get(),

  saveMailPreferences: (requestBody: MailPreferencesDto) => api.mailPreferences.update({ requestBody }),

  /** Refused when the sign-in is older than 15 minutes [REG-64]. */
  changePassword: (password: string, confirmation: string) =>
    api.account.changePassword({ requestBody: { Password: password, ConfirmPassword: confirmation } }),
};
