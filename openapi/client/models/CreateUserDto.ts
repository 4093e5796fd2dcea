/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreateUserDto = {
    Address1?: string | null;
    Address2?: string | null;
    City?: string | null;
    ZipCode?: string | null;
    /**
     * Free-text title, required when PositionID is 5.
     */
    Position?: string | null;
    CapitalSource?: string | null;
    /**
     * Additional comments.
     */
    Question?: string | null;
    /**
     * 1 administrator, 2 buyer, 3 seller.
     */
    UserTypeID: 1 | 2 | 3;
    StateId: number;
    FirstName: string;
    LastName: string;
    Email: string;
    PhoneNumber: string;
    CompanyName: string;
    PositionID: number;
    IsHavingSelfStorages?: boolean | null;
    NumberOfProperties?: number;
    /**
     * The office of an administrator, who is a listing agent with it.
     */
    AgentLocationId?: number;
};

