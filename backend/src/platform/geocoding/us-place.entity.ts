import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Int, Text } from '../database/columns';

/** From GeoNames: a ZIP code with the centre of its area, or a city. The same in every database of a release. */
@Entity('us_places')
@Check('us_places_zip_or_city', '(zip is null) <> (population is null)')
@Index('us_places_of_cities', ['latitude', 'longitude', 'population'], { where: 'population is not null' })
@Index('us_places_zip', ['zip'], { where: 'zip is not null' })
@Index('us_places_name', { synchronize: false })
export class UsPlace {
  @PrimaryColumn({ type: 'int' }) id: number;
  /** Null of a city. */
  @Text({ nullable: true }) zip: string | null;
  /** Of a ZIP code the place that the post names. */
  @Text() city: string;
  @Text() stateCode: string;
  /** Degrees, WGS 84. */
  @Column({ type: 'double precision' }) latitude: number;
  @Column({ type: 'double precision' }) longitude: number;
  /** Null of a ZIP code. */
  @Int({ nullable: true }) population: number | null;
}
