import { dayIn } from '@stowbridge/contract/dates';
import { FEWEST_DEALS } from '@stowbridge/contract/pipeline';
import type { PipelineAsked, PipelineFigures } from '../src/views/pipeline/pipeline.service';

/** Of the office in these histories. */
export const ZONE = 'Europe/Berlin';
const dayOf = dayIn(ZONE);
const DAY_MS = 86_400_000;

export interface Move {
  dealId: number;
  from: number | null;
  to: number;
  at: Date;
  reason: string | null;
}
export interface Raw {
  moves: Move[];
  submitted: Map<number, Date>;
  /** The first counter to an offer. */
  countered: Map<number, Date>;
  properties: { id: number; agentIds: number[]; storeTypeId: number; stateId: number }[];
  propertyOf: Map<number, number>;
}

const daysFrom = (from: Date, to: Date): number =>
  Math.max(0, Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY_MS));

/** What lies on the line between the two nearest of the sorted days. */
function quantile(days: number[], share: number): number {
  const sorted = days.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return Math.round((low + (high - low) * (place % 1)) * 10) / 10;
}
const durations = (days: number[]) => ({
  count: days.length,
  median: days.length < FEWEST_DEALS ? null : quantile(days, 0.5),
  percentile80: days.length < FEWEST_DEALS ? null : quantile(days, 0.8),
});

/** The figures by a walk along the moves of each deal. */
export function reckoned(
  { moves, submitted, countered, properties, propertyOf }: Raw,
  asked: PipelineAsked,
  days: [string, string],
) {
  const isIn = (day: string): boolean => day >= days[0] && day <= days[1];
  const stays = new Map<number, number[]>();
  const answers: number[] = [];
  const lost = new Map<string, number>();
  const cohorts = new Map<string, number[]>();
  for (const dealId of new Set(moves.map((move) => move.dealId))) {
    const property = properties.find(({ id }) => id === propertyOf.get(dealId));
    if (
      !property ||
      (asked.agentId && !property.agentIds.includes(asked.agentId)) ||
      (asked.storeTypeId && property.storeTypeId !== asked.storeTypeId) ||
      (asked.stateId && property.stateId !== asked.stateId)
    ) {
      continue;
    }
    const own = moves.filter((move) => move.dealId === dealId);
    let entered = own[0].at;
    let furthest = 0;
    const sent = submitted.get(dealId);
    const answered = [
      ...own.filter(({ to, at }) => sent && at >= sent && [1, 2, 3].includes(to)).map(({ at }) => at),
      ...[countered.get(dealId) ?? []].flat(),
    ].toSorted((one, other) => Number(one) - Number(other));
    if (sent && answered.length > 0 && isIn(dayOf(answered[0]))) {
      answers.push(daysFrom(sent, answered[0]));
    }
    for (const { from, to, at, reason } of own) {
      const isInRange = isIn(dayOf(at));
      if (from !== null && from !== to) {
        if (isInRange) {
          stays.set(from, [...(stays.get(from) ?? []), daysFrom(entered, at)]);
        }
        entered = at;
      }
      if (isInRange && ((from === 1 && to !== 5) || to === 2 || to === 7)) {
        const key = `${from === 1 ? 1 : to} ${(reason ?? '').toLowerCase()}`;
        lost.set(key, (lost.get(key) ?? 0) + 1);
      }
      furthest = Math.max(furthest, [4, 6, 1, 5].indexOf(to) + 1);
    }
    const born = dayOf(own[0].at);
    if (isIn(born)) {
      const cohort = cohorts.get(born.slice(0, 7)) ?? [0, 0, 0, 0];
      cohorts.set(
        born.slice(0, 7),
        cohort.map((count, place) => count + Number(place < furthest)),
      );
    }
  }
  return {
    stages: [4, 6, 3, 1].map((stageId) => ({ stageId, ...durations(stays.get(stageId) ?? []) })),
    answers: durations(answers),
    lost: [...lost].map(([key, count]) => `${key}: ${count}`).sort(),
    cohorts: [...cohorts].sort().map(([, counts]) => counts.join()),
  };
}

/** The same of what the product says; months in which no deal began are not compared. */
export const said = ({ stages, answers, lost, cohorts }: PipelineFigures) => ({
  stages,
  answers,
  lost: lost.map(({ loss, reason, count }) => `${loss} ${(reason ?? '').toLowerCase()}: ${count}`).sort(),
  cohorts: cohorts
    .filter(({ interested }) => interested > 0)
    .map(({ interested, offered, accepted, sold }) => [interested, offered, accepted, sold].join()),
});
