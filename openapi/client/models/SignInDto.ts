/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PropertyContextDto } from './PropertyContextDto';
export type SignInDto = {
    /**
     * The e-mail address.
     */
    UserName: string;
    /**
     * The password.
     */
    Password: string;
    /**
     * 1 on the administrators' screen; otherwise left out, and the stored roles decide.
     */
    UserTypeId?: number;
    BuyerStore?: PropertyContextDto;
};

