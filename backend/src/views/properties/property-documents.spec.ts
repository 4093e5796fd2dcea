import { Tier, type TierId } from '@stowbridge/contract/access';
import type { User } from '../../domains/accounts/users/user.entity';
import { aBuyer, aDocument, anAdmin, aProperty } from '../../../test/builders';
import { aSignedNda, openAccess } from '../../../test/ndas';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

describe('who reads the documents of a property', () => {
  let app: TestApp;
  let office: User;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    office = await anAdmin(app.source);
    admin = await tokenOf(app, office.id);
  });
  afterAll(() => app.close());

  it('[BEYA-98] counts of those who have access now who have read a document; others stay in the log', async () => {
    const property = await aProperty(app.source);
    const { id: documentId } = await aDocument(app.source, property.id, 1);
    const open = ({ id }: User) =>
      app.source.query('insert into document_opens (document_id, property_id, user_id) values ($1, $2, $3)', [
        documentId,
        property.id,
        id,
      ]);
    const documentOf = async (tier: TierId): Promise<number> => {
      const { id } = await aDocument(app.source, property.id, 1);
      await app.source.query('update documents set tier = $2 where id = $1', [id, tier]);
      return id;
    };
    const [qualified, office9] = [await documentOf(Tier.Qualified), await documentOf(Tier.OfficeOnly)];
    const people = [];
    for (const change of [
      '',
      'tier = 2',
      `state = 'revoked'`,
      `expires_at = now() - interval '1 second'`,
      `state = 'pending'`,
    ]) {
      const person = await aBuyer(app.source);
      await aSignedNda(app.source, property, person.id);
      if (change) {
        await app.source.query(`update nda_access set ${change} where user_id = $1`, [person.id]);
      }
      people.push(person);
    }
    const [, inTierTwo, revoked, ended] = people;
    const without = await aBuyer(app.source);
    for (const reader of [inTierTwo, inTierTwo, revoked, ended, without, office]) {
      await open(reader);
    }
    const counts = async (): Promise<[number, number, number][]> =>
      (await app.call('GET', `/api/admin/store/documents/${property.id}`, undefined, admin))
        .json<{ ID: number; ReadBy: number; Readers: number }[]>()
        .map(({ ID, ReadBy, Readers }) => [ID, ReadBy, Readers]);
    expect(await counts()).toEqual([
      [office9, 0, 0],
      [qualified, 0, 1],
      [documentId, 1, 2],
    ]);
    await openAccess(app.source, property.id, revoked.id, 'open');
    expect((await counts()).at(-1)).toEqual([documentId, 2, 3]);
    expect((await app.call('GET', `/api/v1/properties/${property.id}/opens`, undefined, admin)).json()).toHaveLength(6);
    await app.source.query(`update properties set nda_asked_again_at = now() + interval '1 second' where id = $1`, [
      property.id,
    ]);
    expect((await counts()).at(-1)).toEqual([documentId, 0, 0]);
  });
});
