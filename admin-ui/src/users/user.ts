import type { RaRecord } from 'react-admin';

/** A person as /api/v1/users answers them. */
export interface User extends RaRecord<number> {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  companyName: string | null;
  city: string | null;
  stateId: number | null;
  userTypeId: number;
  statusId: number;
  createdAt: string;
}

/** [CONST-02] */
export const userStatus = { pending: 1, approved: 2, rejected: 3 } as const;

/** [CONST-03] */
export const anyStatus = -1;
