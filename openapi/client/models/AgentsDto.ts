/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgentDto } from './AgentDto';
export type AgentsDto = {
    /**
     * The people who may be listing agents.
     */
    Agents: Array<AgentDto>;
};

