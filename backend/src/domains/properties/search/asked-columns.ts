import { Column } from 'typeorm';
import { BigWhole, Decimal, Int } from '../../../platform/database/columns';

const Small = () => Column({ type: 'smallint', nullable: true });
const Degrees = () => Column({ type: 'double precision', nullable: true });
const Percent = () => Decimal(5, 2, { nullable: true });
const Figure = () => Decimal(17, 2, { nullable: true });
const Whole = () => Int({ nullable: true });
const Dollars = () => BigWhole({ nullable: true });

/** What whoever keeps what is asked has in columns of the names in `asked.ts`, null where it does not ask. */
export abstract class AskedColumns {
  @Dollars() priceFrom: number | null;
  @Dollars() priceTo: number | null;
  @Whole() areaFrom: number | null;
  @Whole() areaTo: number | null;
  @Figure() capRateFrom: number | null;
  @Figure() capRateTo: number | null;
  @Figure() pricePerSqftFrom: number | null;
  @Figure() pricePerSqftTo: number | null;
  @Dollars() noiFrom: number | null;
  @Dollars() noiTo: number | null;
  @Percent() occupancyFrom: number | null;
  @Percent() occupancyTo: number | null;
  @Whole() unitsFrom: number | null;
  @Whole() unitsTo: number | null;
  @Small() yearBuiltFrom: number | null;
  @Small() yearBuiltTo: number | null;
  @Percent() climateShareFrom: number | null;
  @Percent() climateShareTo: number | null;
  @Degrees() south: number | null;
  @Degrees() west: number | null;
  @Degrees() north: number | null;
  @Degrees() east: number | null;
  /** As Postgres writes them. */
  @Column({ type: 'polygon', array: true, nullable: true }) area: string | null;
  @Column({ type: 'lseg', array: true, nullable: true }) areaEdges: string | null;
}
