import { EventHandler } from './event-handler';
import { pairHandlers } from './handler-registry';
import { HANDLERS, HandlerName } from './handlers';

class Named extends EventHandler {
  constructor(readonly handler: HandlerName) {
    super();
  }
  async handle(): Promise<void> {}
}

describe('the pairing of definitions and handlers', () => {
  const all = Object.keys(HANDLERS) as HandlerName[];

  it('gives each definition its handler', () => {
    const handlers = all.map((name) => new Named(name));
    expect([...pairHandlers(handlers).keys()].sort()).toEqual([...all].sort());
  });

  it('refuses a definition without a handler', () => {
    expect(() => pairHandlers(all.filter((name) => name !== 'mails').map((name) => new Named(name)))).toThrow(
      'mails has no handler',
    );
  });

  it('refuses two handlers of one name', () => {
    expect(() => pairHandlers([...all, all[0]].map((name) => new Named(name)))).toThrow(`${all[0]} is handled twice`);
  });

  it('refuses a handler that no definition names', () => {
    expect(() => pairHandlers([...all, 'unheard-of' as HandlerName].map((name) => new Named(name)))).toThrow(
      'unheard-of is handled but not defined',
    );
  });
});
