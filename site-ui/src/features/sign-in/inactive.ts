import type { SiteDto } from '@stowbridge/api';
import { ApiError, textOf } from '../../api/api';

/** [ERR-13] */
const inactiveText = ({ ContactPhone, ContactEmail }: Pick<SiteDto, 'ContactPhone' | 'ContactEmail'>) =>
  `Your account is inactive. To reactivate, please contact us at ${ContactPhone} or ${ContactEmail}.`;

/** The server's refusal of a sign-in or a password request, in words. */
export function explainAccount(failure: unknown, site: SiteDto): string {
  const inactive = failure instanceof ApiError && failure.status === 400 && failure.message === 'INACTIVE-USER';
  return inactive ? inactiveText(site) : textOf(failure);
}
