/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CreateUserDto = {
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
     * 1 administrator, 2 buyer, 3 seller.
     */
    UserTypeID: 1 | 2 | 3;
    /**
     * The id of one of the United States, as lookups list it.
     */
    StateId: number;
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

