/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UpdateProfileDto = {
    CompanyName?: string | null;
    City?: string | null;
    Position?: string | null;
    FirstName: string;
    LastName: string;
    Email: string;
    PhoneNumber: string;
    StateId?: number;
    PositionID?: number;
};

