/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProfileDto = {
    /**
     * The address that is Email as soon as it is confirmed; null when none waits.
     */
    PendingEmail: string | null;
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
     * Whether it is known to be theirs: a link or another secret that was mailed to it came back.
     */
    EmailConfirmed: boolean;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    PhoneNumber: string;
    /**
     * The company.
     */
    CompanyName: string | null;
    /**
     * The id of one of the United States, as lookups list it.
     */
    StateId: number | null;
    /**
     * The state: where it stands, or one of the United States.
     */
    State: string | null;
    /**
     * The id of what they are, as lookups list it.
     */
    PositionID: number | null;
    /**
     * Where it stands in its order; of a person, what they are.
     */
    Position: string | null;
    /**
     * The city.
     */
    City: string | null;
};

