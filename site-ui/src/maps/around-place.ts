import { PlacesService } from '@stowbridge/api/services/PlacesService';
import type { Place } from '@stowbridge/contract/area';
import { aroundProblem, aroundText, circleAround, PLACE_UNKNOWN, PLACE_UNREACHABLE } from '@stowbridge/contract/circle';
import { ApiError } from '../api/api';
import { browserApi } from '../api/browser-api';

/** The circle around a place, as both are typed, with its words; or what is wrong with them. */
export async function findAround(
  place: string,
  miles: string,
): Promise<{ ring: Place[]; text: string } | { problem: string }> {
  const problem = aroundProblem(place, miles);
  if (problem) {
    return { problem };
  }
  try {
    const { name, latitude, longitude } = await new PlacesService(browserApi).find({ name: place.trim() });
    return { ring: circleAround(latitude, longitude, Number(miles)), text: aroundText(Number(miles), name) };
  } catch (error) {
    return { problem: error instanceof ApiError && error.status === 404 ? PLACE_UNKNOWN : PLACE_UNREACHABLE };
  }
}
