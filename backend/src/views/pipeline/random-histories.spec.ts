import { dayIn } from '@stowbridge/contract/dates';
import { Stage, type StageId } from '@stowbridge/contract/ids';
import { OPEN_STAGES, TRANSITIONS } from '@stowbridge/contract/stages';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { anAdmin, aProperty } from '../../../test/builders';
import { adminCaller } from '../../../test/callers';
import { sealerOf } from '../../../test/evidence';
import { type Move, type Raw, reckoned, said, ZONE } from '../../../test/pipeline-history';
import { openTestDatabase, withoutReplicas } from '../../../test/test-database';
import { Config } from '../../config';
import { plusDays } from '../../domains/activity/calendar';
import { countDealFigures } from '../../domains/deals/figures/count-deal-figures';
import { Caller } from '../../platform/access/permissions';
import { PipelineAsked, PipelineService } from './pipeline.service';

const dayOf = dayIn(ZONE);
const DEALS = 150;
const REASONS = ['Price', 'price', 'Financing fell away', '', undefined];

describe('the pipeline of any history', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  let admin: Caller;
  let pipeline: PipelineService;
  let raw: Raw;
  const agents: number[] = [];

  /** Walks along the moves that the rules allow, with counters between them and pauses of some hours to some weeks. */
  const history = fc
    .record({
      begins: fc.integer({ min: 0, max: 380 * 24 }),
      property: fc.nat(5),
      steps: fc.array(
        fc.record({
          choice: fc.nat(20),
          hours: fc.integer({ min: 0, max: 700 }),
          reason: fc.nat(4),
          isCountered: fc.boolean(),
        }),
        {
          maxLength: 7,
        },
      ),
    })
    .map(({ begins, property, steps }) => {
      let at = Date.now() - begins * 3_600_000;
      let stage: StageId = Stage.Interested;
      const moves = [
        { from: null as number | null, to: stage as number, at: new Date(at), reason: null as string | null },
      ];
      const counters: Date[] = [];
      for (const { choice, hours, reason, isCountered } of steps) {
        const next = Object.keys(TRANSITIONS[stage]).map(Number) as StageId[];
        at += hours * 3_600_000;
        if (next.length === 0 || at > Date.now()) {
          break;
        }
        if (isCountered && OPEN_STAGES.includes(stage) && moves.some((move) => move.to === Stage.Submitted)) {
          counters.push(new Date(at - (hours * 3_600_000) / 2));
        }
        const to = next[choice % next.length];
        moves.push({ from: stage, to, at: new Date(at), reason: REASONS[reason] || null });
        stage = to;
      }
      return { property, moves, counters };
    });

  /** Stores them in the order in which they happened. */
  async function store(
    histories: { property: number; moves: Omit<Move, 'dealId'>[]; counters: Date[] }[],
  ): Promise<void> {
    const moves: Move[] = [];
    for (const { property, moves: own, counters } of histories) {
      const { id } = raw.properties[property];
      const [{ id: dealId }] = await source.query<{ id: number }[]>(
        `insert into deals (deal_name, property_id, property_name, is_offline, offline_buyer_first_name, offline_buyer_email, deal_status_id, status_at)
         values ('A deal', $1, 'A property', true, 'Ann', 'a@b.example', 7, now()) returning id`,
        [id],
      );
      raw.propertyOf.set(dealId, id);
      const sent = own.find(({ to }) => to === Stage.Submitted)?.at;
      if (sent) {
        raw.submitted.set(dealId, sent);
        await source.query(
          `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, created_at)
           values ($1, 1, 3900000, 'N', 'C', 'Cash', 2, 2, $2)`,
          [dealId, sent],
        );
        for (const [place, at] of counters.entries()) {
          await source.query(
            `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, created_at, kind, author_side, answers_version)
             values ($1, $2, 4100000, 'N', 'C', 'Cash', 2, 2, $3, 'counter', 'seller', $4)`,
            [dealId, place + 2, at, place + 1],
          );
        }
        if (counters.length > 0) {
          raw.countered.set(dealId, counters[0]);
        }
      }
      moves.push(...own.map((move) => ({ ...move, dealId })));
    }
    moves.sort((one, other) => Number(one.at) - Number(other.at));
    for (const { dealId, from, to, at, reason } of moves) {
      await source.query(
        'insert into deal_history (deal_id, from_status_id, to_status_id, at, reason) values ($1, $2, $3, $4, $5)',
        [dealId, from, to, at, reason],
      );
    }
    raw.moves.push(...moves);
  }

  const serviceIn = (zone: string): PipelineService =>
    new PipelineService(withoutReplicas(source), Object.assign(new Config(), { OFFICE_TIME_ZONE: zone }));

  /** All ranges, and every filter in the longest of them. */
  async function compare(): Promise<void> {
    const now = dayOf(new Date());
    const asked: PipelineAsked[] = [
      ...[1, 2, 3, 4, 5].map((presetId) => ({ presetId })),
      { from: plusDays(now, -200), to: plusDays(now, -100) },
      ...agents.map((agentId) => ({ presetId: 5, agentId })),
      { presetId: 5, storeTypeId: 2 },
      { presetId: 4, stateId: 7, storeTypeId: 1 },
    ];
    for (const one of asked) {
      const figures = await pipeline.figures(admin, one);
      expect([one, said(figures)]).toEqual([one, reckoned(raw, one, [figures.from, figures.to])]);
    }
  }

  beforeAll(async () => {
    ({ source, close } = await openTestDatabase());
    admin = adminCaller(await anAdmin(source));
    raw = { moves: [], submitted: new Map(), countered: new Map(), properties: [], propertyOf: new Map() };
    for (let index = 0; index < 6; index += 1) {
      const given = { storeTypeId: 1 + (index % 2), stateId: 6 + (index % 3) };
      const { id } = await aProperty(source, given);
      raw.properties.push({ id, agentIds: [], ...given });
    }
    for (const [first, second] of [
      [0, 1],
      [1, 4],
    ]) {
      const agent = await anAdmin(source);
      agents.push(agent.id);
      for (const index of [first, second]) {
        raw.properties[index].agentIds.push(agent.id);
        await source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [
          raw.properties[index].id,
          agent.id,
        ]);
      }
    }
    pipeline = serviceIn(ZONE);
  });
  afterAll(() => close());

  it('[BEYC-63, BEYC-64, BEYC-65, BEYC-67] every figure is that of a walk along the raw rows, counters too, counted by the worker or not', async () => {
    const [before, after] = [20261126, 20261127].map((seed) => fc.sample(history, { numRuns: DEALS, seed }));
    await store(before);
    await compare();
    await sealerOf(source).seal();
    await countDealFigures(source, ZONE, 97);
    const [{ left }] = await source.query<{ left: number }[]>(
      `select (select count(*) from deal_history where id > m.history_id)::int + (select count(*) from offer_terms where id > m.terms_id)::int "left" from deal_figure_marks m`,
    );
    expect(left).toBe(0);
    await compare();
    await store(after);
    await compare();
    await sealerOf(source).seal();
    await countDealFigures(source, ZONE);
    await compare();
  });

  it('[BEYC-63] two workers count a move once, and another time zone of the office counts all days again', async () => {
    const inDenver = serviceIn('America/Denver');
    const uncounted = await inDenver.figures(admin, { presetId: 5 });
    await Promise.all([countDealFigures(source, 'America/Denver', 50), countDealFigures(source, 'America/Denver', 50)]);
    await countDealFigures(source, 'America/Denver');
    expect(await inDenver.figures(admin, { presetId: 5 })).toEqual(uncounted);
    await compare();
  });

  it('[BEYC-67] no step of a cohort has more deals than the one before', async () => {
    const { cohorts } = await pipeline.figures(admin, { presetId: 5 });
    expect(cohorts.reduce((sum, { sold }) => sum + sold, 0)).toBeGreaterThan(0);
    for (const { interested, offered, accepted, sold } of cohorts) {
      expect([interested, offered, accepted, sold]).toEqual(
        [interested, offered, accepted, sold].toSorted((one, other) => other - one),
      );
    }
  });
});
