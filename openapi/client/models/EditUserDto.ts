/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EditUserDto = {
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
    ID: number;
    /**
     * As what the screen shows the person: one of the roles they hold.
     */
    UserTypeID?: 1 | 2 | 3;
    /**
     * 0 is the placeholder of the screens: nothing chosen.
     */
    StateId?: number;
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

