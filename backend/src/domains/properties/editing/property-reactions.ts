import { Injectable } from '@nestjs/common';
import { Role } from '@stowbridge/contract/ids';
import { inUse } from '../../../platform/common/errors';
import { Reactions } from '../../../platform/events/reactions';

/** What properties take with them, and what they refuse to earlier domains. */
@Injectable()
export class PropertyReactions {
  constructor(reactions: Reactions) {
    reactions.on('property.deleting', 'properties', async (manager, { propertyId }) => {
      const images = await manager.query<{ name: string }[]>(
        'select file_name "name" from property_images where property_id = $1',
        [propertyId],
      );
      return [{ area: 'StoreImages', names: images.map(({ name }) => name) }];
    });
    reactions.on('user.roles-changing', 'properties', async (manager, { userId, lost }) => {
      if (!lost.includes(Role.Seller)) {
        return;
      }
      const sells = await manager.query<unknown[]>('select 1 from properties where seller_id = $1 limit 1', [userId]);
      if (sells.length > 0) {
        throw inUse('The seller still has properties.');
      }
    });
  }
}
