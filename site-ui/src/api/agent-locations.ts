import type { AgentLocationDto } from '@stowbridge/api';
import type { Api } from './api';

/** [PROF-12] */
export type AgentLocation = AgentLocationDto;

export const getAgentLocations = (api: Api) => api.get<AgentLocation[]>('home/agent/locations');
