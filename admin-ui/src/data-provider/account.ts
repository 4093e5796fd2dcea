import type { MailPreferencesDto, UpdateProfileDto } from '@stowbridge/api';
import { AccountService } from '@stowbridge/api/services/AccountService';
import { MailPreferencesService } from '@stowbridge/api/services/MailPreferencesService';
import { UsersService } from '@stowbridge/api/services/UsersService';
import { transport } from './transport';

const accountApi = new AccountService(transport);
const mailPreferencesApi = new MailPreferencesService(transport);
const usersApi = new UsersService(transport);

/** One's own account as it is saved; an administrator has no company, title, city or state here [REG-46]. */
export type ProfileInput = Pick<UpdateProfileDto, 'FirstName' | 'LastName' | 'Email' | 'PhoneNumber'>;

export const accountCalls = {
  /** One's own account [REG-61]. */
  profile: () => usersApi.profile(),

  saveProfile: (requestBody: ProfileInput) => usersApi.updateProfile({ requestBody }),

  /** Which mails one gets oneself. */
  mailPreferences: () => mailPreferencesApi.get(),

  saveMailPreferences: (requestBody: MailPreferencesDto) => mailPreferencesApi.update({ requestBody }),

  /** Refused when the sign-in is older than 15 minutes [REG-64]. */
  changePassword: (password: string, confirmation: string) =>
    accountApi.changePassword({ requestBody: { Password: password, ConfirmPassword: confirmation } }),
};
