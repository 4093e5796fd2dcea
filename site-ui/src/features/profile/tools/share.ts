import type { PropertyProfileDto } from '@stowbridge/api';
import { showAlert } from '../../../components/alerts';
import { showToast } from '../../../components/toast';
import { paths } from '../../../lib/paths';
import { readSession } from '../../../session/session';

type Shared = Pick<PropertyProfileDto, 'StoreID' | 'StoreName'>;

/** What everybody calls the property: whoever is signed in may read a name that stands in no address [BEYA-128]. */
async function publicName({ StoreID, StoreName }: Shared): Promise<string> {
  if (readSession() === null) {
    return StoreName;
  }
  const answer = await fetch(`/api/home/store/profile/${StoreID}`, { credentials: 'omit' }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Shared).StoreName : '';
}

/** Hands the public address of a property on: by what a phone has for that, else as a copy [BEYB-87]. */
export async function share(profile: Shared): Promise<void> {
  const name = await publicName(profile);
  const url = location.origin + paths.property(profile.StoreID, name);
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    // Whoever closes the phone's own dialog did not want to.
    await navigator.share({ title: name, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast('The address of this property has been copied.');
  } catch {
    void showAlert(`Please copy the address of this property: ${url}`);
  }
}
