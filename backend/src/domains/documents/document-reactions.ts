import { Injectable } from '@nestjs/common';
import { Reactions } from '../../platform/events/reactions';

/** The documents of a property go with it. */
@Injectable()
export class DocumentReactions {
  constructor(reactions: Reactions) {
    reactions.on('property.deleting', 'documents', async (manager, { propertyId }) => {
      const documents = await manager.query<{ name: string }[]>(
        'select file_name "name" from documents where property_id = $1',
        [propertyId],
      );
      return [{ area: 'StoreDocuments', names: documents.map(({ name }) => name) }];
    });
  }
}
