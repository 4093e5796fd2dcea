/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UserDto = {
    ID: number;
    FirstName: string;
    LastName: string;
    Email: string;
    Username: string;
    /**
     * xxx-xxx-xxxx
     */
    PhoneNumber: string;
    Address1: string | null;
    Address2: string | null;
    City: string | null;
    State: string | null;
    StateId: number | null;
    ZipCode: string | null;
    CompanyName: string | null;
    PositionID: number | null;
    /**
     * Free-text title, used when PositionID is 5.
     */
    Position: string | null;
    IsHavingSelfStorages: boolean | null;
    CapitalSource: string | null;
    NumberOfProperties: number | null;
    UserTypeID: number;
    StatusID: number;
    /**
     * null pending, true approved, false rejected.
     */
    IsActive: boolean | null;
    IsConfirmed: boolean;
    CreatedDate: string;
    /**
     * Additional comments.
     */
    Question: string | null;
    AgentLocationId: number | null;
};

