import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../config';
import { AnyEvent, EventHandler } from '../../platform/events/event-handler';
import { Enquiry } from './enquiry.entity';

const PATIENCE_MS = 10_000;

/**
 * Copies a contact form to the CRM's web-to-lead form, under its own field names [PAGE-28]. Throwing tries again later;
 * what fails for good stays visible in the job console, and the enquiry itself is kept either way.
 */
@Injectable()
export class CrmHandler extends EventHandler {
  readonly handler = 'crm';

  constructor(private readonly config: Config) {
    super();
  }

  async handle(event: AnyEvent, manager: EntityManager): Promise<void> {
    const url = this.config.CRM_WEB_TO_LEAD_URL;
    if (!url || event.name !== 'enquiry.received') {
      return;
    }
    const enquiry = await manager.findOneBy(Enquiry, { id: event.payload.enquiryId, kind: 'contact' });
    if (!enquiry) {
      return;
    }
    const { phone, email, message, detail } = enquiry;
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ ...detail, phone, email, message }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    // Such forms answer with a page or send the browser on; anything else was not taken.
    if (answer.status >= 400) {
      throw new Error(`The CRM answered ${answer.status}.`);
    }
  }
}
