import { Injectable, OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { EventHandler } from './event-handler';
import type { EventName } from './events';
import { type HandlerDefinition, HandlerName, HANDLERS } from './handlers';

/** Finds the handler of each definition among the providers; the worker does not start on a gap or a double. */
@Injectable()
export class HandlerRegistry implements OnModuleInit {
  private handlers: ReadonlyMap<string, EventHandler> = new Map();
  /** Which events go to which handler. */
  wanted: readonly { handler: HandlerName; event: EventName }[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const found = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.handlers = pairHandlers([...new Set(found)].filter((instance) => instance instanceof EventHandler));
    this.wanted = [...this.handlers.values()].flatMap((handler) =>
      eventsOf(handler).map((event) => ({ handler: handler.handler, event })),
    );
  }

  /** Undefined for a name that no definition has, for example in a job that a person typed. */
  findHandler(name: string): EventHandler | undefined {
    return this.handlers.get(name);
  }
}

/**
 * Pairs definitions and handlers.
 * @throws Error naming each definition without a handler, and each handler that is double, that no definition names or
 *   whose events nobody names
 */
export function pairHandlers(
  handlers: EventHandler[],
  names: readonly string[] = Object.keys(HANDLERS) as HandlerName[],
): Map<string, EventHandler> {
  const paired = new Map<string, EventHandler>();
  const problems: string[] = [];
  for (const handler of handlers) {
    if (!names.includes(handler.handler)) {
      problems.push(`${handler.handler} is handled but not defined`);
    } else if (eventsOf(handler).length === 0) {
      problems.push(`${handler.handler} has no events`);
    }
    if (paired.has(handler.handler)) {
      problems.push(`${handler.handler} is handled twice`);
    }
    paired.set(handler.handler, handler);
  }
  for (const name of names) {
    if (!paired.has(name)) {
      problems.push(`${name} has no handler`);
    }
  }
  if (problems.length > 0) {
    throw new Error(`Event handlers do not fit their definitions: ${problems.join('; ')}.`);
  }
  return paired;
}

const eventsOf = ({ handler, events }: EventHandler): readonly EventName[] =>
  (HANDLERS as Record<HandlerName, HandlerDefinition>)[handler].events ?? events ?? [];
