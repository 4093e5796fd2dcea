/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewUserDto = {
    address1?: string | null;
    address2?: string | null;
    city?: string | null;
    zipCode?: string | null;
    /**
     * Free-text title; required with position 5, cleared with any other.
     */
    position?: string | null;
    capitalSource?: string | null;
    /**
     * Additional comments.
     */
    question?: string | null;
    firstName: string;
    lastName: string;
    /**
     * Also the user name.
     */
    email: string;
    /**
     * xxx-xxx-xxxx
     */
    phoneNumber: string;
    /**
     * Required on creation, and of buyers and sellers always.
     */
    stateId?: number | null;
    companyName: string;
    positionId: number;
    isHavingSelfStorages?: boolean | null;
    numberOfProperties?: number | null;
    /**
     * The office of an administrator, who is a listing agent with it; required when one is created.
     */
    agentLocationId?: number | null;
    /**
     * 1 administrator, 2 buyer, 3 seller, or 2 and 3. Required on creation; left out of a change, they stay as they are.
     */
    roles?: Array<number>;
};

