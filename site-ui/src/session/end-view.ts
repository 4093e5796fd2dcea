import type { BaseHttpRequest } from '@stowbridge/api';
import { UsersResourceService } from '@stowbridge/api/services/UsersResourceService';
import { readViewing } from '@stowbridge/contract/viewing';
import { leaveView } from './leave-view';

/** Ends the view of this tab, also where the server does not answer: it ends there by itself. */
export async function endView(api: BaseHttpRequest): Promise<void> {
  const viewing = readViewing(sessionStorage);
  if (viewing) {
    await new UsersResourceService(api).endView({ id: viewing.userId }).catch(() => undefined);
    leaveView();
  }
}
