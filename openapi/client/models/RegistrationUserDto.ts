/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RegistrationUserDto = {
    Question?: string | null;
    Position?: string | null;
    FirstName: string;
    LastName: string;
    City: string;
    Email: string;
    PhoneNumber: string;
    ZipCode: string;
    CompanyName: string;
    StateId: number;
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

