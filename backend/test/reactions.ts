import type { Config } from '../src/config';
import { DealReactions } from '../src/domains/deals/deal-reactions';
import { DocumentReactions } from '../src/domains/documents/document-reactions';
import { PropertyReactions } from '../src/domains/properties/editing/property-reactions';
import { VendorReactions } from '../src/domains/vendors/vendor-reactions';
import { TaskReactions } from '../src/domains/tasks/task-plan';
import { Reactions } from '../src/platform/events/reactions';

const config = { OFFICE_TIME_ZONE: 'America/Denver' } as Config;

/** What every domain reacts to, as in the running application. */
export function allReactions(): Reactions {
  const reactions = new Reactions();
  for (const Domain of [DealReactions, DocumentReactions, PropertyReactions, TaskReactions, VendorReactions]) {
    new Domain(reactions, config);
  }
  reactions.onApplicationBootstrap();
  return reactions;
}
