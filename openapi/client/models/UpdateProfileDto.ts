/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UpdateProfileDto = {
    FirstName: string;
    LastName: string;
    Email: string;
    PhoneNumber: string;
    CompanyName?: string;
    City?: string;
    StateId?: number;
    PositionID?: number;
    Position?: string;
};

