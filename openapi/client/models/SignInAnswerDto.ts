/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HeldRoleDto } from './HeldRoleDto';
import type { SecondFactorDto } from './SecondFactorDto';
export type SignInAnswerDto = {
    /**
     * Only where a recovery code was used: how many are left.
     */
    RecoveryCodesLeft?: number;
    /**
     * JWT of 15 minutes, or null.
     */
    Token: string | null;
    /**
     * The id of the record.
     */
    Id: number;
    /**
     * The first name.
     */
    FirstName: string;
    /**
     * The last name.
     */
    LastName: string;
    /**
     * The e-mail address.
     */
    Email: string;
    /**
     * Role names by position: buyer first, seller second; administrators have the one entry Admin.
     */
    Role: Array<string>;
    /**
     * The role with which one begins: 1 administrator, 2 buyer, 3 seller.
     */
    DefaultRole: Array<HeldRoleDto>;
    /**
     * Names the session of the browser.
     */
    SessionId: string | null;
    /**
     * Whether the e-mail address has been proved.
     */
    IsConfirmed: boolean;
    /**
     * With it a new password can be set at once, in place of the temporary one.
     */
    PasswordResetToken: string | null;
    /**
     * Only where a second step is needed.
     */
    SecondFactor?: SecondFactorDto;
};

