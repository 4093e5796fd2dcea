import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../config';
import { type AnyEvent, EventHandler } from '../../platform/events/event-handler';
import { SearchIndexService } from '../properties/search/search-index.service';
import { tellAtOnce } from './digests';
import { newsOf, noteHits } from './hits';

/** Notes for whom a property is news that was published, reduced or is back on the market, and tells those who want that at once. */
@Injectable()
export class AlertsHandler extends EventHandler {
  readonly handler = 'alerts';

  constructor(
    private readonly config: Config,
    private readonly index: SearchIndexService,
  ) {
    super();
  }

  async handle(event: AnyEvent, manager: EntityManager): Promise<void> {
    const news = await newsOf(event, manager);
    if (!news) {
      return;
    }
    // Its words are those of now, whichever of the handlers comes first.
    await this.index.refresh(news.propertyId);
    await noteHits(manager, news);
    await tellAtOnce(manager, news.propertyId, this.config.OFFICE_TIME_ZONE);
  }
}
