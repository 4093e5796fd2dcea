import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AnyEvent, EventHandler } from '../../../platform/events/event-handler';
import { LettersService } from './letters.service';

/** Makes the letter of each new version of terms. */
@Injectable()
export class LettersHandler extends EventHandler {
  readonly handler = 'letters';

  constructor(private readonly letters: LettersService) {
    super();
  }

  async handle(event: AnyEvent, manager: EntityManager): Promise<void> {
    if (event.name === 'offer.submitted' || event.name === 'offer.countered' || event.name === 'offer.agreed') {
      await this.letters.make(manager, event.payload);
    }
  }
}
