/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProfileDto = {
    /**
     * The address that is Email as soon as it is confirmed; null when none waits.
     */
    PendingEmail: string | null;
    FirstName: string;
    LastName: string;
    Email: string;
    /**
     * Whether it is known to be theirs: a link or another secret that was mailed to it came back.
     */
    EmailConfirmed: boolean;
    PhoneNumber: string;
    CompanyName: string | null;
    StateId: number | null;
    State: string | null;
    PositionID: number | null;
    Position: string | null;
    City: string | null;
};

