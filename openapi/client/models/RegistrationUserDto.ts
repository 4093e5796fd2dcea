/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RegistrationUserDto = {
    /**
     * What they wanted to know when they registered.
     */
    Question?: string | null;
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
     * The city.
     */
    City: string;
    /**
     * The e-mail address.
     */
    Email: string;
    /**
     * The phone, as xxx-xxx-xxxx in answers.
     */
    PhoneNumber: string;
    /**
     * The ZIP code.
     */
    ZipCode: string;
    /**
     * The company.
     */
    CompanyName: string;
    /**
     * The id of one of the United States, as lookups list it.
     */
    StateId: number;
    /**
     * The id of what they are, as lookups list it.
     */
    PositionID: number;
    /**
     * 2 Buyer, 3 Seller, 4 Buyer and Seller.
     */
    UserTypeID: 2 | 3 | 4;
    /**
     * Yes, no or blank.
     */
    IsHavingSelfStorages?: boolean | null;
};

