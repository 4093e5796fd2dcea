import type { Random } from '../random';
import { HIGHLIGHTS, LAND, LOCATION, OPENING, OPERATIONS, PROCESS, UPSIDE } from './description-texts';

/** The facts a description may speak of; what is null is not mentioned. */
export interface Facts {
  name: string;
  city: string;
  stateName: string;
  type: string;
  storeTypeId: number;
  sqft: number | null;
  acreage: number | null;
  units: number | null;
  occupancy: number | null;
  economic: number | null;
  climateShare: number | null;
  yearBuilt: number | null;
  population: number;
  road: string;
  expansion: boolean;
  offersDue: string | null;
  closed: boolean;
}

const number = (value: number): string => value.toLocaleString('en-US');

/** Rounds a population the way people speak of it. */
function roughly(population: number): string {
  const step = population > 200_000 ? 50_000 : population > 40_000 ? 5000 : 1000;
  return number(Math.round(population / step) * step);
}

/** Fills `{name}` places; a text with a place that has no value is not usable. */
function fill(text: string, values: Record<string, string | null>): string | null {
  let missing = false;
  const filled = text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === null || value === undefined) {
      missing = true;
    }
    return value ?? '';
  });
  return missing ? null : filled;
}

/** The description of one property: paragraphs and a list of highlights in plain, simple HTML. */
export function describe(facts: Facts, random: Random): string {
  const values: Record<string, string | null> = {
    name: facts.name.replace(/&/g, '&amp;'),
    city: facts.city,
    state: facts.stateName,
    type: facts.type,
    road: facts.road,
    sqft: facts.sqft === null ? null : number(facts.sqft),
    acres: facts.acreage === null ? null : String(facts.acreage),
    units: facts.units === null ? null : number(facts.units),
    occupancy: facts.occupancy === null ? null : `${Math.round(facts.occupancy)}%`,
    economic: facts.economic === null ? null : `${Math.round(facts.economic)}%`,
    climate: facts.climateShare ? `${Math.round(facts.climateShare)}%` : null,
    year: facts.yearBuilt === null ? null : String(facts.yearBuilt),
    people: roughly(facts.population),
    due: facts.offersDue,
  };
  const choose = (texts: readonly string[], count: number): string[] => {
    const usable = texts.map((text) => fill(text, values)).filter((text): text is string => text !== null);
    return random.sample(usable, count);
  };
  const names = (text: string) => text.includes('{name}');
  /** Two sentences, of which one names the property: no paragraph then reads as that of another. */
  const chooseNamed = (texts: readonly string[]): string[] => {
    return random.shuffle([
      ...choose(texts.filter(names), 1),
      ...choose(
        texts.filter((text) => !names(text)),
        1,
      ),
    ]);
  };
  if (facts.storeTypeId === 8) {
    return html(
      [choose(LAND.opening, 1), chooseNamed(LAND.site), choose(LAND.market, 1), choose(PROCESS.open, 1)],
      choose(LAND.highlights, 4),
    );
  }
  const upside = facts.expansion
    ? [...choose(UPSIDE.expansion, 1), ...choose(UPSIDE.general.filter(names), 1)]
    : chooseNamed(UPSIDE.general);
  const highlights = [
    ...choose(HIGHLIGHTS.facts, 3),
    ...choose(HIGHLIGHTS.features[facts.storeTypeId] ?? [], 2),
    ...choose(HIGHLIGHTS.general, random.int(1, 2)),
  ];
  const process = facts.closed ? PROCESS.closed : facts.offersDue ? PROCESS.dated : PROCESS.open;
  return html(
    [choose(OPENING, 1), chooseNamed(LOCATION), chooseNamed(OPERATIONS), upside, choose(process, 1)],
    highlights,
  );
}

function html(paragraphs: readonly string[][], highlights: readonly string[]): string {
  const [first, ...rest] = paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => `<p>${sentences.join(' ')}</p>`);
  const list = `<ul>${highlights.map((text) => `<li>${text}</li>`).join('')}</ul>`;
  return [first, list, ...rest].join('\n');
}
