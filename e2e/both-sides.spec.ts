import { expect, test } from './support/console';
import { askAsAdministrator } from './support/office';
import { personWithRoles, signIn } from './support/people';

test('[FTEST-62] [AUTH-23] [AUTH-32] a buyer who becomes a seller too finds the other side at the next sign-in', async ({
  page,
  request,
  newContext,
}) => {
  const email = `growing.${Date.now()}@example.com`;
  const id = await personWithRoles(email, [2]);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/buyer\/dashboard/);
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seller Account' })).toHaveCount(0);

  const user = await askAsAdministrator<object>(request, 'GET', `/api/v1/users/${id}`);
  await askAsAdministrator(request, 'PUT', `/api/v1/users/${id}`, { ...user, roles: [2, 3] });

  const again = await (await newContext()).newPage();
  await signIn(again, email);
  await expect(again).toHaveURL(/\/buyer\/dashboard/);
  await again.getByRole('button', { name: 'Seller Account' }).click();
  await expect(again).toHaveURL(/\/seller\/dashboard/);
  await expect(again.getByRole('button', { name: 'Buyer Account' })).toBeVisible();
  await again.reload();
  await expect(again).toHaveURL(/\/seller\/dashboard/);
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
});
