import type { AgentLocationDto, BaseHttpRequest, DealTermsDto, OfferDto, PropertyProfileDto } from '@stowbridge/api';
import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { LookupsService } from '@stowbridge/api/services/LookupsService';
import { ApiError, UnreachableError } from '../../api/api';
import type { bidding } from './bidding/bidding';
import type { readerParts } from './reader-parts';
import { readSession, updateSession, type Session } from '../../session/session';

export interface LoadedProfile {
  profile: PropertyProfileDto;
  offices: AgentLocationDto[];
  /** For whom it was loaded: the id of the person, or null for the public view. */
  viewer: number | null;
  /** Nobody who is not signed in has documents, so their parts come with the data of those who are, and nothing moves. */
  parts?: typeof readerParts;
  /** Of a buyer who has made an offer, or takes part in a round. */
  bidding?: { parts: typeof bidding; terms: DealTermsDto | undefined };
}

const notThere = () => {
  throw new UnreachableError();
};

async function loadBidding(api: BaseHttpRequest, offers: OfferDto[]): Promise<LoadedProfile['bidding']> {
  const { bidding: parts } = await import('./bidding/bidding').catch(notThere);
  return { parts, terms: await parts.loadTerms(api, offers) };
}

async function publicOrNull(api: BaseHttpRequest, storeId: number): Promise<PropertyProfileDto | null> {
  try {
    return await new JourneysService(api).profile({ id: storeId });
  } catch (failure) {
    if (failure instanceof ApiError && (failure.status === 404 || failure.status === 400)) {
      return null;
    }
    throw failure;
  }
}

/** A signed property that is not listed any more is found by the person's own list alone. */
async function signedNda(api: BaseHttpRequest, storeId: number): Promise<number | null> {
  const { MyStores } = await new JourneysService(api).buyerStores();
  return MyStores.find(({ StoreID, IsListed }) => StoreID === storeId && IsListed)?.BuyerStoreNDAID ?? null;
}

/** [PROF-13] [PROF-14] The buyer's view where an NDA exists, else what anybody sees; null when there is no such property. */
async function bestView(
  api: BaseHttpRequest,
  storeId: number,
  session: Session | null,
): Promise<PropertyProfileDto | null> {
  const known = session?.ndas[storeId];
  const open = known ? null : await publicOrNull(api, storeId);
  const ndaId = known ?? (open || session?.role !== 'Buyer' ? open?.BuyerStoreNDAID : await signedNda(api, storeId));
  if (!session || session.role === 'Admin' || !ndaId) {
    return open ?? publicOrNull(api, storeId);
  }
  try {
    const profile = await new JourneysService(api).signedProfile({ id: storeId, ndaId });
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

export async function loadProfile(api: BaseHttpRequest, storeId: number): Promise<LoadedProfile | null> {
  const session = typeof window === 'undefined' ? null : readSession();
  const [profile, offices, reader] = await Promise.all([
    bestView(api, storeId, session),
    new LookupsService(api).publicAgentLocations().catch((): AgentLocationDto[] => []),
    session ? import('./reader-parts').catch(notThere) : undefined,
  ]);
  const bidding =
    profile && (profile.OffersRound || profile.Offers.length > 0) ? await loadBidding(api, profile.Offers) : undefined;
  return profile && { profile, offices, viewer: session?.id ?? null, parts: reader?.readerParts, bidding };
}
