/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type UserDetailDto = {
    /**
     * Street and number.
     */
    address1?: string | null;
    /**
     * What comes below the street, such as a suite.
     */
    address2?: string | null;
    /**
     * The city.
     */
    city?: string | null;
    /**
     * The ZIP code.
     */
    zipCode?: string | null;
    /**
     * Free-text title; required with position 5, cleared with any other.
     */
    position?: string | null;
    /**
     * Where the money comes from.
     */
    capitalSource?: string | null;
    /**
     * Additional comments.
     */
    question?: string | null;
    /**
     * The id of the record.
     */
    readonly id: number;
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * The name of the state.
     */
    readonly state: string | null;
    /**
     * The list on which administrators find the person: 1, 2 or 3.
     */
    readonly userTypeId: number;
    /**
     * 1 pending, 2 approved, 3 rejected; changed by approve, reject and DELETE.
     */
    readonly statusId: number;
    /**
     * null pending, true approved, false rejected.
     */
    readonly active: boolean | null;
    /**
     * Whether the e-mail address has been proved.
     */
    readonly isConfirmed: boolean;
    /**
     * When it was created.
     */
    readonly createdAt: string;
    /**
     * When it was modified.
     */
    readonly modifiedAt: string;
    /**
     * When the address last refused a mail for good; null while mails arrive there, as far as is known.
     */
    readonly mailRefusedAt: string | null;
    /**
     * The address that is theirs as soon as they confirm it; null when none waits.
     */
    readonly pendingEmail: string | null;
    /**
     * The first name.
     */
    firstName: string;
    /**
     * The last name.
     */
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
    /**
     * The company.
     */
    companyName: string;
    /**
     * The id of what they are, as lookups list it.
     */
    positionId: number;
    /**
     * Whether they own self-storage already.
     */
    isHavingSelfStorages?: boolean | null;
    /**
     * How many self-storage properties they own.
     */
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

