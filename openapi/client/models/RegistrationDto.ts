/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NdaContextDto } from './NdaContextDto';
import type { PropertyContextDto } from './PropertyContextDto';
import type { RegistrationUserDto } from './RegistrationUserDto';
export type RegistrationDto = {
    User: RegistrationUserDto;
    BuyerStore?: PropertyContextDto;
    BuyerStoreNDA?: NdaContextDto;
    /**
     * The password.
     */
    Password?: string;
};

