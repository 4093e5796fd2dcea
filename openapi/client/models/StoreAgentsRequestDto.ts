/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StoreAgentsRequestDto = {
    /**
     * Ids joined by commas, in the order in which they are shown; none removes all.
     */
    AgentIds: string;
    /**
     * The id of the property.
     */
    StoreId: number;
};

