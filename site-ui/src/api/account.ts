import type { Api } from './api';
import type { SignedIn } from '../session/sign-in';

/** [REG-61] */
export interface AccountProfile {
  FirstName: string;
  LastName: string;
  Email: string;
  PhoneNumber: string | null;
  CompanyName: string | null;
  StateId: number | null;
  State: string | null;
  PositionID: number | null;
  Position: string | null;
  City: string | null;
}

/** [AUTH-21] Without `Token` when the account has to set a password first. */
export interface LoginAnswer extends SignedIn {
  IsConfirmed: boolean;
  PasswordResetToken: string | null;
}

/** [REG-35] */
export interface RegistrationAnswer extends SignedIn {
  Message: string;
}

interface PropertyContext {
  StoreID: number;
  DealName: string;
}

/** [REG-33] [REG-34] */
export interface Registration {
  User: {
    FirstName: string;
    LastName: string;
    City: string;
    Username: string;
    Email: string;
    PhoneNumber: string;
    ZipCode: string;
    CompanyName: string;
    StateId: number;
    State: string;
    PositionID: number;
    UserTypeID: number;
    IsHavingSelfStorages: boolean | null;
    Question: string;
    Position: string;
  };
  BuyerStore: PropertyContext | null;
  BuyerStoreNDA: { StoreID: number } | null;
  Password: string;
}

export interface PasswordReset {
  Token: string;
  Password: string;
  ConfirmPassword: string;
  TemporaryPassword: string;
  isForgotPassword: boolean;
}

export const login = (
  api: Api,
  credentials: { UserName: string; Password: string; BuyerStore?: PropertyContext },
) => api.post<LoginAnswer>('account/login', credentials);

export const register = (api: Api, registration: Registration) =>
  api.post<RegistrationAnswer>('account/register/user', registration);

/** [AUTH-40] */
export const forgotPassword = (api: Api, userName: string) =>
  api.post('account/forgotpassword', { UserName: userName });

/** [AUTH-46] */
export const resetPassword = (api: Api, reset: PasswordReset) => api.post('account/resetpassword', reset);

export const getAccount = (api: Api) => api.get<AccountProfile>('account/profile');

export const updateAccount = (api: Api, profile: AccountProfile) => api.post('account/update/profile', profile);

/** [REG-64] */
export const changePassword = (api: Api, passwords: { Password: string; ConfirmPassword: string }) =>
  api.post('account/changepassword', passwords);
