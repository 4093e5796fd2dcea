import type { Api } from './api';

/** [PAGE-38] `Description` is HTML, sanitised by the server. */
export interface TeamMember {
  Id: number;
  FirstName: string;
  LastName: string;
  Title: string | null;
  PhoneNumber: string | null;
  Email: string | null;
  Description: string | null;
  ImageName: string | null;
}

/** [PAGE-39] */
export const getTeam = (api: Api) => api.get<TeamMember[]>('team/list');

/** [PAGE-40] The answer is a list, of which the first counts. */
export const getTeamMember = async (api: Api, id: number): Promise<TeamMember | null> =>
  (await api.get<TeamMember[]>(`team/member/${id}`))[0] ?? null;
