import { ApiError, type Api } from '../../api/api';
import { getAgentLocations, type AgentLocation } from '../../api/agent-locations';
import { getBuyerStores } from '../../api/buyer';
import { getBuyerProfile, getPublicProfile, type StoreProfile } from '../../api/profile';
import { readSession, updateSession, type Session } from '../../session/session';

export interface LoadedProfile {
  profile: StoreProfile;
  offices: AgentLocation[];
  /** For whom it was loaded: the id of the person, or null for the public view. */
  viewer: number | null;
}

async function publicOrNull(api: Api, storeId: number): Promise<StoreProfile | null> {
  try {
    return await getPublicProfile(api, storeId);
  } catch (failure) {
    if (failure instanceof ApiError && (failure.status === 404 || failure.status === 400)) {
      return null;
    }
    throw failure;
  }
}

/** A signed property that is not listed any more is found by the person's own list alone. */
async function signedNda(api: Api, storeId: number): Promise<number | null> {
  const { MyStores } = await getBuyerStores(api);
  return MyStores.find(({ StoreID, IsListed }) => StoreID === storeId && IsListed)?.BuyerStoreNDAID ?? null;
}

/** [PROF-13] [PROF-14] The buyer's view where an NDA exists, else what anybody sees; null when there is no such property. */
async function bestView(api: Api, storeId: number, session: Session | null): Promise<StoreProfile | null> {
  const known = session?.ndas[storeId];
  const open = known ? null : await publicOrNull(api, storeId);
  const ndaId = known ?? (open || session?.role !== 'Buyer' ? open?.BuyerStoreNDAID : await signedNda(api, storeId));
  if (!session || session.role === 'Admin' || !ndaId) {
    return open ?? publicOrNull(api, storeId);
  }
  try {
    const profile = await getBuyerProfile(api, storeId, ndaId);
    updateSession({ ndas: { ...session.ndas, [storeId]: ndaId } });
    return profile;
  } catch (failure) {
    if (failure instanceof ApiError && (failure.status === 403 || failure.status === 404)) {
      // A remembered NDA that is no longer valid: show what anybody sees.
      return open ?? publicOrNull(api, storeId);
    }
    throw failure;
  }
}

export async function loadProfile(api: Api, storeId: number): Promise<LoadedProfile | null> {
  const session = typeof window === 'undefined' ? null : readSession();
  const [profile, offices] = await Promise.all([
    bestView(api, storeId, session),
    getAgentLocations(api).catch((): AgentLocation[] => []),
  ]);
  return profile && { profile, offices, viewer: session?.id ?? null };
}
