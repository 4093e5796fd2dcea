import type { AccessTier } from '@stowbridge/contract/access';
import { Tier } from '@stowbridge/contract/access';
import { mayKeep } from '@stowbridge/contract/dates';
import type { NdaAccessDto } from '@stowbridge/api';
import type { Extent } from '../../../data-provider/accesses';
import { endOfDay, toTypedDay, toWireDate } from '../../../dates';

/** How far and how long, as it is typed. */
export interface ExtentForm {
  tier: AccessTier;
  /** MM-dd-yyyy; empty for none. */
  lastDay: string;
}

export const firstExtent: ExtentForm = { tier: Tier.Signed, lastDay: '' };

export const extentForm = ({ tier, expiresAt }: NdaAccessDto, timeZone: string): ExtentForm => ({
  tier,
  lastDay: toTypedDay(expiresAt, timeZone),
});

/** @param stored the last day as it is; it may have passed */
export function extentErrors({ lastDay }: Partial<ExtentForm>, timeZone: string, stored = ''): { lastDay?: string } {
  if (!lastDay) {
    return {};
  }
  const day = toWireDate(lastDay);
  if (!day) {
    return { lastDay: 'Date is invalid' };
  }
  return mayKeep(day, toWireDate(stored), timeZone) ? {} : { lastDay: 'Date cannot be in the past' };
}

/** For an approval: without a day the access ends as its property says. */
export const approvalOf = ({ tier, lastDay }: ExtentForm, timeZone: string): Extent => ({
  tier,
  ...(lastDay ? { expiresAt: endOf(lastDay, timeZone) } : {}),
});

/** For a change: the moment of the end stays while its day does. */
export const changeOf = ({ tier, lastDay }: ExtentForm, before: ExtentForm, timeZone: string): Extent => ({
  tier,
  ...(lastDay === before.lastDay ? {} : { expiresAt: lastDay ? endOf(lastDay, timeZone) : null }),
});

const endOf = (lastDay: string, timeZone: string): string | null => {
  const day = toWireDate(lastDay);
  return day && endOfDay(day, timeZone);
};
