import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { adminCaller, callerOf } from '../../../test/callers';
import { startTestApp, TestApp } from '../../../test/test-app';
import { Caller, Role } from '../../platform/access/permissions';
import { UserViewService } from './user-view.service';

describe('the view of a person', () => {
  let app: TestApp;
  let service: UserViewService;
  let admin: Caller;
  beforeAll(async () => {
    app = await startTestApp();
    service = app.app.get(UserViewService);
    admin = adminCaller(await anAdmin(app.source));
  });
  afterAll(() => app.close());

  it('has the person, the ids of their own properties in order, and the states to choose from', async () => {
    const [seller, other] = [await aSeller(app.source), await aSeller(app.source)];
    const first = await aProperty(app.source, { sellerId: seller.id });
    await aProperty(app.source, { sellerId: other.id });
    const second = await aProperty(app.source, { sellerId: seller.id });
    const view = await service.view(admin, seller.id);
    expect([view.user.id, view.user.email, view.propertyIds]).toEqual([
      seller.id,
      seller.email,
      `${first.id},${second.id}`,
    ]);
    expect(view.states.length).toBeGreaterThan(49);
  });

  it('of somebody who sells nothing names no property', async () => {
    expect((await service.view(admin, (await aBuyer(app.source)).id)).propertyIds).toBe('');
  });

  it('is refused to others, and is not there for a person whom nobody knows', async () => {
    const buyer = await aBuyer(app.source);
    await expect(service.view(callerOf(buyer, [Role.Buyer]), buyer.id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(service.view(admin, 2_000_000_000)).rejects.toMatchObject({ code: 'not-found' });
  });
});
