import { Role } from '@stowbridge/contract/ids';
import { paths } from '../paths';

/** Where a person is looked at: buyers and sellers on a page of their own, administrators in their list. */
export function userPath({ id, userTypeId, name }: { id: number; userTypeId: number; name: string }): string {
  if (userTypeId === Role.Buyer) {
    return paths.buyer(id);
  }
  if (userTypeId === Role.Seller) {
    return paths.seller(id);
  }
  return `${paths.dashboard(3)}?filter=${encodeURIComponent(JSON.stringify({ name }))}`;
}
