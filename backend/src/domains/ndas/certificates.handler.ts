import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AnyEvent, EventHandler } from '../../platform/events/event-handler';
import { recordEvent } from '../../platform/events/outbox';
import { CertificatesService } from './certificates.service';

/** Makes the certificate of each new signature and says so, both or neither. */
@Injectable()
export class CertificatesHandler extends EventHandler {
  readonly handler = 'certificates';

  constructor(private readonly certificates: CertificatesService) {
    super();
  }

  async handle(event: AnyEvent, manager: EntityManager): Promise<void> {
    const isSigned = event.name === 'nda.signed' || event.name === 'nda.recorded-outside';
    if (isSigned && (await this.certificates.make(manager, event.payload.ndaId))) {
      await recordEvent(manager, 'nda.certified', event.payload);
    }
  }
}
