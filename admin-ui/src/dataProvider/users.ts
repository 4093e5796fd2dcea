import type { UserDto } from '@stowbridge/api';
import type { GetListParams, GetListResult } from 'react-admin';
import { anyStatus, type User } from '../users/user';
import { api } from './api';
import { request } from './http';
import { pageOf, totalOf } from './paging';

/** One page of the people of one type; the server lists the newest first, whatever the sort [AUSR-70]. */
export async function listUsers({ filter, pagination }: Partial<GetListParams>): Promise<GetListResult<User>> {
  const { Users, Pagination } = await api.users.search({
    requestBody: {
      Name: filter?.name ?? '',
      Status: filter?.statusId ?? anyStatus,
      UserType: filter?.userTypeId,
      ...pageOf(pagination?.page, pagination?.perPage),
    },
  });
  return { data: Users.map(userOf), total: totalOf(Pagination) };
}

function userOf(user: UserDto): User {
  return {
    id: user.ID,
    firstName: user.FirstName,
    lastName: user.LastName,
    email: user.Email,
    phoneNumber: user.PhoneNumber,
    companyName: user.CompanyName,
    userTypeId: user.UserTypeID,
    statusId: user.StatusID,
    createdAt: user.CreatedDate,
  };
}

export const userCalls = {
  /** How many people there are in each status [AUSR-02]. */
  userCounts: () => api.users.counts(),

  /** Approves or restores a person [AUSR-71]. */
  approveUser: (id: number) => api.users.approve({ id }),

  /** Rejects or deletes a person, who can be restored [AUSR-72]. */
  rejectUser: (id: number) => api.users.reject({ id }),

  /** How many messages the signed-in administrator has not read [MSG-35]; 1 is the user type. */
  async unreadCount(): Promise<number> {
    const response = await request('/api/home/message/unread/1');
    return Number(await response.text()) || 0;
  },
};
