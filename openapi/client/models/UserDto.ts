/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UserDto = {
    /**
     * The id of the record.
     */
    ID: number;
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
     * The name of the person; on signing in, the e-mail address.
     */
    Username: string;
    /**
     * xxx-xxx-xxxx
     */
    PhoneNumber: string;
    /**
     * Street and number.
     */
    Address1: string | null;
    /**
     * What comes below the street, such as a suite.
     */
    Address2: string | null;
    /**
     * The city.
     */
    City: string | null;
    /**
     * The state: where it stands, or one of the United States.
     */
    State: string | null;
    /**
     * The id of one of the United States, as lookups list it.
     */
    StateId: number | null;
    /**
     * The ZIP code.
     */
    ZipCode: string | null;
    /**
     * The company.
     */
    CompanyName: string | null;
    /**
     * The id of what they are, as lookups list it.
     */
    PositionID: number | null;
    /**
     * Free-text title, used when PositionID is 5.
     */
    Position: string | null;
    /**
     * Whether they own self-storage already.
     */
    IsHavingSelfStorages: boolean | null;
    /**
     * Where the money comes from.
     */
    CapitalSource: string | null;
    /**
     * How many self-storage properties they own.
     */
    NumberOfProperties: number | null;
    /**
     * The role: 1 administrator, 2 buyer, 3 seller.
     */
    UserTypeID: number;
    /**
     * The id of its stage, as lookups list it.
     */
    StatusID: number;
    /**
     * null pending, true approved, false rejected.
     */
    IsActive: boolean | null;
    /**
     * Whether the e-mail address has been proved.
     */
    IsConfirmed: boolean;
    /**
     * When it was made.
     */
    CreatedDate: string;
    /**
     * Additional comments.
     */
    Question: string | null;
    /**
     * The id of the agent location.
     */
    AgentLocationId: number | null;
};

