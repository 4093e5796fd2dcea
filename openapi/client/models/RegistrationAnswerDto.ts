/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HeldRoleDto } from './HeldRoleDto';
export type RegistrationAnswerDto = {
    Message: string;
    Token: string | null;
    Id: number;
    FirstName: string;
    LastName: string;
    Email: string;
    SessionId: string | null;
    DefaultRole: Array<HeldRoleDto>;
    Role: Array<string>;
};

