import type { EntityManager } from 'typeorm';
import { allReactions } from '../../../test/reactions';
import { conflict } from '../common/errors';
import { Reactions } from './reactions';

const manager = {} as EntityManager;
const category = { categoryId: 1 };

describe('reactions', () => {
  it('keep the process from starting while a domain is missing', () => {
    expect(() => new Reactions().onApplicationBootstrap()).toThrow(
      /Nobody reacts: nda\.signed deals, property\.deleting deals/,
    );
    expect(() => allReactions()).not.toThrow();
  });

  it('are named in the table, once each', () => {
    const reactions = new Reactions();
    reactions.on('category.leaving', 'vendors', async () => undefined);
    expect(() => reactions.on('category.leaving', 'vendors', async () => undefined)).toThrow('does so already');
    expect(() => reactions.on('category.leaving', 'deals', async () => undefined)).toThrow('deals may not react');
  });

  it('run in the order of the table, in the transaction of the fact, until one refuses', async () => {
    const reactions = new Reactions();
    const ran: string[] = [];
    for (const domain of ['documents', 'properties']) {
      reactions.on('property.deleting', domain, async (given) => {
        expect(given).toBe(manager);
        ran.push(domain);
        return [{ area: 'StoreImages', names: [domain] }];
      });
    }
    let refuse = false;
    reactions.on('property.deleting', 'deals', async () => {
      ran.push('deals');
      if (refuse) {
        throw conflict('There are deals.');
      }
    });
    const files = await reactions.react(manager, 'property.deleting', { propertyId: 1 });
    expect(files.map(({ names }) => names[0])).toEqual(['properties', 'documents']);
    refuse = true;
    await expect(reactions.react(manager, 'property.deleting', { propertyId: 1 })).rejects.toThrow('There are deals.');
    expect(ran).toEqual(['deals', 'properties', 'documents', 'deals']);
  });

  it('refuse the fact when one is missing', async () => {
    await expect(new Reactions().react(manager, 'category.leaving', category)).rejects.toThrow('Nobody reacts');
  });
});
