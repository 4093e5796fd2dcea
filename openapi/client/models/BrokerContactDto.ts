/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BrokerContactDto = {
    BrokerFirstName: string;
    BrokerLastName: string;
    BrokerPosition: string;
    BrokerPhoneNumber: string;
    BrokerEmail: string;
    AgentLocationId: number | null;
};

