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
    Id: number;
    FirstName: string;
    LastName: string;
    Email: string;
    /**
     * Role names by position: buyer first, seller second; administrators have the one entry Admin.
     */
    Role: Array<string>;
    DefaultRole: Array<HeldRoleDto>;
    SessionId: string | null;
    IsConfirmed: boolean;
    PasswordResetToken: string | null;
    /**
     * Only where a second step is needed.
     */
    SecondFactor?: SecondFactorDto;
};

