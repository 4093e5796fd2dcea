import { Injectable } from '@nestjs/common';
import { inUse } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { Reactions } from '../../platform/events/reactions';

/** A category stays while active vendors are in it; the lock on it keeps others from taking it meanwhile. */
@Injectable()
export class VendorReactions {
  constructor(reactions: Reactions) {
    reactions.on('category.leaving', 'vendors', async (manager, { categoryId }) => {
      const [{ vendors }] = await sql<{ vendors: number }>(manager, {
        text: 'select count(*)::int vendors from vendor_categories c join vendors v on v.id = c.vendor_id where c.category_id = $1 and v.active',
        values: [categoryId],
      });
      if (vendors > 0) {
        throw inUse(`This category is used by ${vendors} active ${vendors === 1 ? 'vendor' : 'vendors'}.`);
      }
    });
  }
}
