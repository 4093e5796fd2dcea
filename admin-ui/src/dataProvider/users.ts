import { requestJson } from './http';

/** [AUSR-02] */
export interface StatusCount {
  StatusName: string;
  StatusCount: number;
}

export const userCalls = {
  userCounts: () => requestJson<StatusCount[]>('/api/admin/users/count'),

  /** Approves or restores a person [AUSR-71]. */
  approveUser: (id: number) => requestJson<void>(`/api/admin/user/${id}`, { method: 'PUT' }),

  /** Rejects or deletes a person, who can be restored [AUSR-72]. */
  rejectUser: (id: number) => requestJson<void>(`/api/admin/user/${id}`, { method: 'DELETE' }),

  /** How many messages the signed-in administrator has not read [MSG-35]; 1 is the user type. */
  unreadCount: () => requestJson<number>('/api/home/message/unread/1'),
};
