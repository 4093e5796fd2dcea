/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EditUserDto = {
    /**
     * Street and number.
     */
    Address1?: string | null;
    /**
     * What comes below the street, such as a suite.
     */
    Address2?: string | null;
    /**
     * The city.
     */
    City?: string | null;
    /**
     * The ZIP code.
     */
    ZipCode?: string | null;
    /**
     * Free-text title, required when PositionID is 5.
     */
    Position?: string | null;
    /**
     * Where the money comes from.
     */
    CapitalSource?: string | null;
    /**
     * Additional comments.
     */
    Question?: string | null;
    /**
     * As what the screen shows the person: one of the roles they hold.
     */
    UserTypeID?: 1 | 2 | 3;
    /**
     * The id of the record.
     */
    ID: number;
    /**
     * 0 is the placeholder of the screens: nothing chosen.
     */
    StateId?: number;
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
     * The phone, as xxx-xxx-xxxx in answers.
     */
    PhoneNumber: string;
    /**
     * The company.
     */
    CompanyName: string;
    /**
     * The id of what they are, as lookups list it.
     */
    PositionID: number;
    /**
     * Whether they own self-storage already.
     */
    IsHavingSelfStorages?: boolean | null;
    /**
     * How many self-storage properties they own.
     */
    NumberOfProperties?: number;
    /**
     * The office of an administrator, who is a listing agent with it.
     */
    AgentLocationId?: number;
};

