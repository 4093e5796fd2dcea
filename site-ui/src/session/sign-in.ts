import type { SignInAnswerDto } from '@stowbridge/api';
import { forgetDrafts } from '@stowbridge/contract/drafts';
import { takePage } from '@stowbridge/contract/sign-in-again';
import { openFormThere } from './left-page';
import { updateSession, type Role } from './session';

/** The parts that the answers of sign-in and of registration share ([AUTH-21], [REG-35]). */
export type SignedIn = Omit<SignInAnswerDto, 'IsConfirmed' | 'PasswordResetToken'>;

const landings: Record<Role, string> = {
  Admin: '/admin/dashboard/1',
  Buyer: '/buyer/dashboard',
  Seller: '/seller/dashboard',
};

/** [AUTH-13] [AUTH-14] [AUTH-15] [SHELL-78] [SHELL-79] [SHELL-80] Where a person of this role lands. */
export function landingOf(role: Role): string {
  return landings[role];
}

function holds(answer: Pick<SignedIn, 'DefaultRole'>, roleId: number): boolean {
  return answer.DefaultRole.some((entry) => entry.RoleId === roleId && entry.IsDefault);
}

/**
 * [AUTH-16] [AUTH-17] Who is a seller by default and nothing else takes the second entry of `Role`; everybody else
 * takes the first.
 */
export function roleOf(answer: Pick<SignedIn, 'Role' | 'DefaultRole'>): Role {
  const sellerOnly = holds(answer, 3) && !holds(answer, 2) && !holds(answer, 1);
  const role = sellerOnly ? answer.Role[1] : answer.Role[0];
  return role === 'Admin' || role === 'Seller' ? role : 'Buyer';
}

/**
 * Stores the session of an answer. Drafts of anybody else are forgotten.
 * @returns [FSITE-03] where the person goes: to the page that was remembered, under its role when they hold it, otherwise
 *   to the landing of theirs
 */
export function enter(answer: SignedIn): string {
  const left = takePage(sessionStorage, answer.Id);
  const own = roleOf(answer);
  const role = left?.role && mayTake(answer, left.role) ? left.role : own;
  forgetDrafts(sessionStorage, answer.Id);
  updateSession({
    token: answer.Token ?? undefined,
    sessionId: answer.SessionId ?? undefined,
    id: answer.Id,
    role,
    name: `${answer.FirstName} ${answer.LastName}`.trim(),
    email: answer.Email,
    buyerDefault: holds(answer, 2),
    sellerDefault: holds(answer, 3),
    unread: 0,
    ndas: {},
  });
  if (!left || (left.role && left.role !== role)) {
    return landingOf(role);
  }
  openFormThere(left.form);
  return left.path;
}

/** Administrators enter as nothing else, and nobody else as one. */
function mayTake(answer: SignedIn, role: string): role is Role {
  return roleOf(answer) === 'Admin'
    ? role === 'Admin'
    : (role === 'Buyer' && holds(answer, 2)) || (role === 'Seller' && holds(answer, 3));
}
