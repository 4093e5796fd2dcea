import type { Locator } from '@playwright/test';

/** What has to be ticked before an NDA is signed: its own sentence, and that it is signed electronically. */
export const ticksOf = (dialog: Locator): Locator[] => [
  dialog.getByRole('checkbox').first(),
  dialog.getByRole('checkbox', { name: 'I agree to sign this agreement electronically.' }),
];

export async function agreeToNda(dialog: Locator): Promise<void> {
  for (const tick of ticksOf(dialog)) {
    await tick.check();
  }
}
