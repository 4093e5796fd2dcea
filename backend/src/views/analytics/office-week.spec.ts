import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { adminCaller } from '../../../test/callers';
import { aDeal } from '../../../test/deals';
import { aSignedNda } from '../../../test/ndas';
import { openTestDatabase, withoutReplicas } from '../../../test/test-database';
import { Stage } from '@stowbridge/contract/ids';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { Deal } from '../../domains/deals/deal.entity';
import type { FunnelDto } from './office-dashboard.resource.dto';
import { OfficeDashboardService } from './office-dashboard.service';
import { PropertyReportService } from './property-report.service';

const DAY = 86_400_000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY);
/** Days before now, well within the week and well before it. */
const ofWeek = fc.integer({ min: 0, max: 5 });
const earlier = fc.integer({ min: 9, max: 40 });

/** What one buyer did about one property; none of it needs the rest. */
const story = fc.record({
  nda: fc.option(fc.oneof(ofWeek, earlier)),
  deal: fc.option(
    fc.record({
      submitted: fc.option(fc.oneof(ofWeek, earlier)),
      stage: fc.constantFrom(Stage.Submitted, Stage.Rejected, Stage.Withdrawn),
    }),
  ),
});

describe('the week on the start page of the back office', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  let week: () => Promise<FunnelDto>;
  beforeAll(async () => {
    ({ source, close } = await openTestDatabase());
    const admin = adminCaller(await anAdmin(source));
    const config = Object.assign(new Config(), { OFFICE_TIME_ZONE: 'America/Denver' });
    const office = new OfficeDashboardService(
      source,
      config,
      new PropertyReportService(withoutReplicas(source), config),
    );
    week = async () => (await office.dashboard(admin)).week;
  });
  afterAll(() => close());

  it('[FEVI-20, BEYB-72] never counts more NDAs with an offer than NDAs, whatever people did in whichever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(story, { minLength: 1, maxLength: 8 }), async (stories) => {
        const before = await week();
        const buyers = [await aBuyer(source), await aBuyer(source)];
        for (const [index, { nda, deal }] of stories.entries()) {
          const { id: buyerId } = buyers[index % 2];
          const property = await aProperty(source);
          if (nda !== null) {
            await aSignedNda(source, property, buyerId, undefined, ago(nda));
          }
          if (deal) {
            const { id } = await aDeal(source, property, buyerId, deal.stage);
            await source
              .getRepository(Deal)
              .update(id, { submittedAt: deal.submitted === null ? null : ago(deal.submitted) });
          }
        }
        const signed = stories.filter(({ nda }) => nda !== null && nda < 7);
        const led = signed.filter(({ deal }) => deal && deal.submitted !== null);
        const after = await week();
        expect([after.ndas - before.ndas, after.ndasWithOffer - before.ndasWithOffer]).toEqual([
          signed.length,
          led.length,
        ]);
        expect(after.ndasWithOffer).toBeLessThanOrEqual(after.ndas);
      }),
      { numRuns: 25 },
    );
  });

  it('[FEVI-20] counts no offer on another property, nor that of somebody else', async () => {
    const before = await week();
    const [signer, other] = [await aBuyer(source), await aBuyer(source)];
    const [signedFor, elsewhere] = [await aProperty(source), await aProperty(source)];
    await aSignedNda(source, signedFor, signer.id);
    const offers = [
      await aDeal(source, elsewhere, signer.id, Stage.Submitted),
      await aDeal(source, signedFor, other.id, Stage.Submitted),
    ];
    await source.getRepository(Deal).update(
      offers.map(({ id }) => id),
      { submittedAt: new Date() },
    );
    const after = await week();
    expect([after.ndas - before.ndas, after.ndasWithOffer - before.ndasWithOffer]).toEqual([1, 0]);
  });
});
