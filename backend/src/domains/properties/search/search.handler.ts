import { Injectable } from '@nestjs/common';
import { AnyEvent, EventHandler } from '../../../platform/events/event-handler';
import { SearchIndexService } from './search-index.service';

/** Keeps what search, suggestions and map read in step with the live rows. */
@Injectable()
export class SearchHandler extends EventHandler {
  readonly handler = 'search';

  constructor(private readonly index: SearchIndexService) {
    super();
  }

  async handle(event: AnyEvent): Promise<void> {
    if (event.name === 'property.changed' || event.name === 'property.published') {
      await this.index.refresh(event.payload.propertyId);
    }
  }
}
