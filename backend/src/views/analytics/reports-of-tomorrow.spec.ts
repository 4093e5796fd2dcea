import type { DataSource } from 'typeorm';
import { aProperty, aSeller } from '../../../test/builders';
import { openTestDatabase, withoutReplicas } from '../../../test/test-database';
import { Config } from '../../config';
import { OfficeDashboardService } from './office-dashboard.service';
import { PropertyReportService } from './property-report.service';

describe('the reports of tomorrow on the start page', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  let office: OfficeDashboardService;
  beforeAll(async () => {
    ({ source, close } = await openTestDatabase());
    const config = Object.assign(new Config(), { OFFICE_TIME_ZONE: 'America/Denver' });
    office = new OfficeDashboardService(source, config, new PropertyReportService(withoutReplicas(source), config));
  });
  afterAll(() => close());

  it('[BEYB-65] on Sundays are those that sellers are sent, the ones without a sentence first; on other days there are none', async () => {
    const { id: sellerId } = await aSeller(source, { firstName: 'Sam', lastName: 'Carter' });
    const listed = new Date('2026-01-01T00:00:00Z');
    const [said, silent] = [
      await aProperty(source, { name: 'Alder', sellerId, listedAt: listed }),
      await aProperty(source, { name: 'Birch', sellerId, listedAt: listed }),
    ];
    await aProperty(source, { sellerId, listedAt: listed, active: false });
    await aProperty(source, { listedAt: listed });
    await aProperty(source, { sellerId, listedAt: new Date('2026-06-08T06:00:00Z') });
    await source.query(`insert into seller_reports (property_id, week, note) values ($1, '2026-06-01', 'Two tours.')`, [
      said.id,
    ]);
    expect(await office.reportsOfTomorrow('2026-06-07')).toEqual({
      count: 2,
      first: [
        { propertyId: silent.id, propertyName: 'Birch', sellerId, sellerName: 'Sam Carter', note: null },
        { propertyId: said.id, propertyName: 'Alder', sellerId, sellerName: 'Sam Carter', note: 'Two tours.' },
      ],
    });
    for (const day of ['2026-06-06', '2026-06-08']) {
      expect(await office.reportsOfTomorrow(day)).toEqual({ count: 0, first: [] });
    }
  });
});
