import type { UndoStatusDto, UserBodyDto } from '@stowbridge/api';
import { SessionService } from '@stowbridge/api/services/SessionService';
import { UsersService } from '@stowbridge/api/services/UsersService';
import { UsersResourceService } from '@stowbridge/api/services/UsersResourceService';
import { Role, UserStatus, type RoleId } from '@stowbridge/contract/ids';
import { transport } from './transport';
import { messageOf } from './failure';
import { request } from './http';

const sessionApi = new SessionService(transport);
const usersApi = new UsersService(transport);
const usersResourceApi = new UsersResourceService(transport);

/** A person as they are saved: the whole of them, because a field that is left out is cleared. */
export type UserInput = UserBodyDto;

/** The resources of people by the role that is held; who holds two roles is in the lists of both. */
export const peopleOf = {
  [Role.Admin]: 'administrators',
  [Role.Buyer]: 'buyers',
  [Role.Seller]: 'sellers',
} as const satisfies Record<RoleId, string>;

export type PeopleResource = (typeof peopleOf)[RoleId];

/** The role of a resource of people; none for any other. */
export function roleOf(resource: string): RoleId | undefined {
  return Object.values(Role).find((role) => peopleOf[role] === resource);
}

/** Somebody to whom it could not be done, and why. */
export interface Refusal {
  id: number;
  message: string;
}

/** Does something to several people, to each on their own, and answers to whom it could not be done. */
async function toEach(ids: number[], deed: (id: number) => Promise<unknown>): Promise<Refusal[]> {
  const refusals = await Promise.all(
    ids.map((id) =>
      deed(id).then(
        () => [],
        (error: unknown) => [{ id, message: messageOf(error) }],
      ),
    ),
  );
  return refusals.flat();
}

/** Approved or rejected. */
export type DecidedStatus = UndoStatusDto['statusId'];

/** Approves or restores a person [AUSR-71], or rejects or deletes them [AUSR-72], who can be restored. */
const setUserStatus = (id: number, statusId: DecidedStatus): Promise<unknown> =>
  statusId === UserStatus.Rejected ? usersApi.reject({ id }) : usersApi.approve({ id });

/** Takes that back, before the person is told. */
const undoUserStatus = (id: number, statusId: DecidedStatus): Promise<unknown> =>
  usersResourceApi.undo({ id, requestBody: { statusId } });

export const userCalls = {
  /** How many people of a role there are in each status [AUSR-02]. */
  userCounts: (userType: RoleId) => usersApi.counts({ userType }),

  /** Creates an administrator, a buyer or a seller; the key keeps a repeated request from creating two [AUSR-41]. */
  createUser: (requestBody: UserInput, idempotencyKey: string) =>
    usersResourceApi.create({ requestBody, idempotencyKey }),

  /** Saves a person, unless somebody else has changed them since this version was read. */
  updateUser: (id: number, requestBody: UserInput, version?: string) =>
    usersResourceApi.update({ id, requestBody, ifMatch: version }),

  setUserStatus,
  undoUserStatus,

  /** The same for several people. */
  setStatuses: (ids: number[], statusId: DecidedStatus) => toEach(ids, (id) => setUserStatus(id, statusId)),
  undoStatuses: (ids: number[], statusId: DecidedStatus) => toEach(ids, (id) => undoUserStatus(id, statusId)),

  /** Who came in to an account, and who did not; without an id, to one's own. */
  signIns: (userId?: number) =>
    userId === undefined ? sessionApi.signIns() : usersResourceApi.signIns({ id: userId }),

  /** How many messages the signed-in administrator has not read [MSG-35]; 1 is the user type. */
  async unreadCount(): Promise<number> {
    const response = await request('/api/home/message/unread/1');
    return Number(await response.text()) || 0;
  },
};
