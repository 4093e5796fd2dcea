/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BrokerContactDto = {
    /**
     * The name of the broker first.
     */
    BrokerFirstName: string;
    /**
     * The name of the broker last.
     */
    BrokerLastName: string;
    /**
     * What the listing agent is.
     */
    BrokerPosition: string;
    /**
     * The phone of the listing agent.
     */
    BrokerPhoneNumber: string;
    /**
     * The e-mail address of the listing agent.
     */
    BrokerEmail: string;
    /**
     * The id of the agent location.
     */
    AgentLocationId: number | null;
};

