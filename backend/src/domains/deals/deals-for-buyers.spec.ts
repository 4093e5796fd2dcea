import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { User } from '../accounts/users/user.entity';

describe('users in the back office', () => {
  let app: TestApp;
  let admin: User;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await anAdmin(app.source);
    token = await tokenOf(app, admin.id);
  });
  afterAll(() => app.close());

  describe('adding a deal for a buyer', () => {
    const add = async (change: object) => {
      const [buyer, property] = [await aBuyer(app.source), await aProperty(app.source)];
      const answer = await app.call(
        'POST',
        '/api/admin/deal/',
        {
          BuyerID: buyer.id,
          StoreID: property.id,
          DealName: 'By phone',
          Price: '3,900,000',
          Description: 'Called twice',
          ...change,
        },
        token,
      );
      return { buyer, property, answer };
    };

    it('[ABUY-20, ABUY-21, ABUY-22, ABUY-25, CALL-055] makes one at Interested', async () => {
      const { buyer, property, answer } = await add({});
      const { Deals } = (await app.call('POST', '/api/admin/user/deals', { BuyerID: buyer.id }, token)).json<{
        Deals: object[];
      }>();
      expect(Deals).toEqual([
        expect.objectContaining({
          ID: answer.json<{ ID: number }>().ID,
          BuyerID: buyer.id,
          StoreID: property.id,
          StoreName: property.name,
          DealName: 'By phone',
          Description: 'Called twice',
          Price: 3_900_000,
          IsInterested: true,
          DealStatusID: 4,
          DealStatus: 'Interested',
          City: 'Denver',
          State: 'CO',
          ZipCode: '80202',
        }),
      ]);
    });

    it.each([
      ['[ABUY-16]', { DealName: '' }, 'Deal Name is required.'],
      ['[ABUY-17]', { Price: '' }, 'Price is required.'],
      ['[ABUY-18]', { Price: 'a lot' }, 'Price is invalid'],
      ['[ABUY-19]', { StoreID: '' }, 'Please select the property'],
      ['[ABUY-19]', { StoreID: 2_000_000_000 }, 'Please select the property'],
    ])('%s is refused with %j: %s', async (_id, change, message) => {
      const { buyer, answer } = await add(change);
      expect([
        answer.status,
        answer.text,
        (await app.source.query<unknown[]>('select 1 from deals where buyer_id = $1', [buyer.id])).length,
      ]).toEqual([400, message, 0]);
    });
  });
});
