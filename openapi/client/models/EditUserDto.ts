/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EditUserDto = {
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
    Address1?: string | null;
    Address2?: string | null;
    City?: string | null;
    ZipCode?: string | null;
    CompanyName: string;
    PositionID: number;
    /**
     * Free-text title, required when PositionID is 5.
     */
    Position?: string | null;
    IsHavingSelfStorages?: boolean | null;
    CapitalSource?: string | null;
    NumberOfProperties?: number;
    /**
     * Additional comments.
     */
    Question?: string | null;
    /**
     * The office of an administrator, who is a listing agent with it.
     */
    AgentLocationId?: number;
};

