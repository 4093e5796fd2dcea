import { EventHandler } from './event-handler';
import { pairHandlers } from './handler-registry';
import { HANDLERS, HandlerName } from './handlers';

class Named extends EventHandler {
  override readonly events = ['user.created'] as const;
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

  it('refuses a handler whose events nobody names', () => {
    const handlers = all.map((name) => Object.assign(new Named(name), { events: undefined }));
    expect(() => pairHandlers(handlers)).toThrow('mails has no events; notices has no events.');
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
