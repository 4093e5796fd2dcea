/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UpdateProfileDto = {
    /**
     * The company.
     */
    CompanyName?: string | null;
    /**
     * The city.
     */
    City?: string | null;
    /**
     * Where it stands in its order; of a person, what they are.
     */
    Position?: string | null;
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
     * The id of one of the United States, as lookups list it.
     */
    StateId?: number;
    /**
     * The id of what they are, as lookups list it.
     */
    PositionID?: number;
};

