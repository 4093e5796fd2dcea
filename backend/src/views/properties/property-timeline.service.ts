import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { invalid, notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { readsNotes } from '../../domains/notes/notes.access';
import { EVENT_KINDS, type EventKind, type PropertyEvent, TIMELINE } from './property-timeline.queries';

export interface Timeline {
  events: PropertyEvent[];
  /** Where the next page begins; null when this is the last. */
  next: string | null;
}

export const MOST_EVENTS = 100;

/** After every event that there can be, in microseconds since 1970. */
const END = '9999999999999999';
const CURSOR = new RegExp(`^(\\d{1,16})-(${EVENT_KINDS.join('|')})-(\\d{1,18})$`);

/** What has happened to a property, the newest first. */
@Injectable()
export class PropertyTimelineService {
  constructor(private readonly source: DataSource) {}

  /**
   * @param before the `next` of the page before
   * @throws DomainError('not-found') when there is no such property
   * @throws DomainError('invalid') for a cursor that was not answered here
   */
  async page(caller: Caller, propertyId: number, count: number, before?: string): Promise<Timeline> {
    requireAdmin(caller);
    const [, micros, kind, number] = before === undefined ? [before, END, EVENT_KINDS[0], '0'] : partsOf(before);
    const found = await sql<PropertyEvent & { micros: string }>(this.source, {
      name: 'property-timeline',
      text: TIMELINE,
      values: [propertyId, micros, kind, number, count + 1, readsNotes(caller)],
    });
    if (found.length === 0) {
      await this.requireProperty(propertyId);
    }
    const shown = found.slice(0, count);
    const last = shown.at(-1);
    return {
      events: shown.map(({ micros: _, ...event }) => event),
      next: last && found.length > count ? `${last.micros}-${last.id}` : null,
    };
  }

  private async requireProperty(id: number): Promise<void> {
    const found = await sql(this.source, { text: 'select id from properties where id = $1', values: [id] });
    if (found.length === 0) {
      throw notFound('The property');
    }
  }
}

function partsOf(cursor: string): [string, string, EventKind, string] {
  const parts = CURSOR.exec(cursor);
  if (!parts) {
    throw invalid('before is the next of a page.', 'before');
  }
  return parts as unknown as [string, string, EventKind, string];
}
