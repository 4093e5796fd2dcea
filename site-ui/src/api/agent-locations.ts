import type { Api } from './api';

/** [PROF-12] */
export interface AgentLocation {
  Id: number;
  Address: string;
  City: string;
  StateName: string;
  Zipcode: string;
}

export const getAgentLocations = (api: Api) => api.get<AgentLocation[]>('home/agent/locations');
