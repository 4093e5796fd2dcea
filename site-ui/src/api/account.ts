import type {
  ChangePasswordDto,
  ProfileDto,
  RegistrationAnswerDto,
  RegistrationDto,
  RegistrationUserDto,
  ResetPasswordDto,
  SignInAnswerDto,
  SignInDto,
  SignInsDto,
  UpdateProfileDto,
} from '@stowbridge/api';
import type { Api } from './api';

/** [REG-61] */
export type AccountProfile = ProfileDto;

/** [REG-33] The documents send the e-mail twice and the state's name too; the server goes by the e-mail and the id. */
export interface Registration extends RegistrationDto {
  User: RegistrationUserDto & { Username: string; State: string };
}

/** [AUTH-21] Without `Token` when the account has to set a password first. */
export const login = (api: Api, credentials: SignInDto) => api.post<SignInAnswerDto>('account/login', credentials);

/** [REG-35] */
export const register = (api: Api, registration: Registration) =>
  api.post<RegistrationAnswerDto>('account/register/user', registration);

/** [AUTH-40] */
export const forgotPassword = (api: Api, userName: string) =>
  api.post('account/forgotpassword', { UserName: userName });

/** [AUTH-46] */
export const resetPassword = (api: Api, reset: ResetPasswordDto) => api.post('account/resetpassword', reset);

export const getAccount = (api: Api) => api.get<AccountProfile>('account/profile');

export const updateAccount = (api: Api, profile: UpdateProfileDto) =>
  api.post<AccountProfile>('account/update/profile', profile);

/** [REG-64] */
export const changePassword = (api: Api, passwords: ChangePasswordDto) => api.post('account/changepassword', passwords);

/** One's own last sign-ins. */
export const getSignIns = (api: Api) => api.get<SignInsDto>('v1/session/sign-ins');
