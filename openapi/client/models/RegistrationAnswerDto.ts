/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HeldRoleDto } from './HeldRoleDto';
export type RegistrationAnswerDto = {
    /**
     * A text for people.
     */
    Message: string;
    /**
     * The signed text that opens it.
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
     * Names the session of the browser.
     */
    SessionId: string | null;
    /**
     * The role with which one begins: 1 administrator, 2 buyer, 3 seller.
     */
    DefaultRole: Array<HeldRoleDto>;
    /**
     * The role: 1 administrator, 2 buyer, 3 seller.
     */
    Role: Array<string>;
};

