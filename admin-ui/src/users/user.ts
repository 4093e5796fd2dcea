/** A person as the lists of user management show them. */
export type User = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  companyName: string | null;
  userTypeId: number;
  statusId: number;
  createdAt: string;
};

/** [CONST-02] */
export const userStatus = { pending: 1, approved: 2, rejected: 3 } as const;

/** [CONST-03] */
export const anyStatus = -1;
