import { ACCESS_DAYS_MAX, NDA_MODES, type NdaMode } from '@stowbridge/contract/access';
import { GUIDED } from '@stowbridge/contract/guidance';
import { FIGURES_SHOWN, type FiguresShown } from '@stowbridge/contract/visibility';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { NamesFile } from '../../../platform/storage/named-files';
import { CalledInLogs } from '../../../platform/audit/record-names';
import {
  BigWhole,
  Computed,
  CreatedAt,
  Decimal,
  Flag,
  Int,
  ModifiedAt,
  Text,
  Time,
} from '../../../platform/database/columns';
import type { PriceAlternative, PropertyStatus, State, StoreType } from '../../lookups/lookup.entity';
import type { User } from '../../accounts/users/user.entity';

/** One row of a unit mix: how many units of one size, and what they rent for. */
export interface UnitMixRow {
  /** Feet, for example `10x10`. */
  size: string;
  units: number;
  climateControlled: boolean;
  /** Whole dollars a month. */
  rent: number;
}

/** A self-storage property that is, was or will be for sale [APROP-93]. */
@CalledInLogs('property', 'r.name')
@Entity('properties')
@Index('properties_seller', ['sellerId'])
@Index('properties_newest', ['createdAt', 'id'])
@Index('properties_by_name', ['name', 'id'])
@Index('properties_by_city', ['city', 'id'])
@Index('properties_by_zip', ['zipCode', 'id'])
@Index('properties_by_state', ['stateId', 'id'])
@Index('properties_by_status', ['statusId', 'id'])
@Index('properties_open', ['id'], { where: 'status_id in (1, 2, 3)' })
@Index('properties_due', ['offersDueDate', 'id'], { where: 'offers_due_date is not null' })
@Index('properties_begin', { synchronize: false })
@Index('properties_unpublished', ['createdAt', 'id'], { where: 'not active' })
@Index('properties_search', { synchronize: false })
@Index('properties_words', { synchronize: false })
@Index('properties_open_first', { synchronize: false })
@Index('properties_of_state', { synchronize: false })
@Index('properties_listed', { synchronize: false })
@Index('properties_by_price', { synchronize: false })
@Index('properties_by_area', { synchronize: false })
@Index('properties_by_price_up', { synchronize: false })
@Index('properties_by_area_up', { synchronize: false })
@Index('properties_city', { synchronize: false })
@Index('properties_name', { synchronize: false })
@Index('properties_zip', { synchronize: false })
@Index('properties_featured', { synchronize: false })
@Index('properties_geo', { synchronize: false })
@Index('properties_by_cap_rate', { synchronize: false })
@Index('properties_by_cap_rate_up', { synchronize: false })
@Index('properties_by_sqft_price', { synchronize: false })
@Index('properties_by_sqft_price_up', { synchronize: false })
@Index('properties_by_change', { synchronize: false })
@Index('properties_by_noi', { synchronize: false })
@Index('properties_by_occupancy', { synchronize: false })
@Index('properties_by_units', { synchronize: false })
@Index('properties_by_year', { synchronize: false })
@Index('properties_by_climate', { synchronize: false })
@Index('properties_by_listing', { synchronize: false })
@Index('properties_reduced', { synchronize: false })
@Index('properties_guided', { synchronize: false })
@Check('properties_price_positive', 'price is null or price >= 0')
@Check('properties_area_positive', 'rentable_sqft is null or rentable_sqft >= 0')
@Check('properties_radius', 'radius_miles between 1 and 10')
@Check(
  'properties_auction_date',
  'alternate_price_option_id is distinct from 6 or alternate_price_option_date is not null',
)
@Check('properties_nda_mode', `nda_mode in (${NDA_MODES.map((mode) => `'${mode}'`).join(', ')})`)
@Check('properties_access_days', `access_days between 1 and ${ACCESS_DAYS_MAX}`)
@Check(
  'properties_teaser',
  `not confidential or teaser_name is not null and btrim(teaser_name) <> '' and lower(btrim(teaser_name)) <> lower(btrim(name))`,
)
@Check('properties_figures_shown', `figures_shown in (${FIGURES_SHOWN.map((shown) => `'${shown}'`).join(', ')})`)
@Check(
  'properties_guidance',
  `(guidance_low is null) = (guidance_high is null) and (guidance_low is null or coalesce(alternate_price_option_id, 0) in (${GUIDED.join(', ')}) and guidance_low between 1 and guidance_high)`,
)
@Check('properties_draft_hidden', 'status_id <> 5 or not active')
export class Property {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() name: string;
  @Text() address1: string;
  @Text({ nullable: true }) address2: string | null;
  @Text() city: string;
  @Column({ type: 'smallint' }) stateId: number;
  @ManyToOne('State') @JoinColumn({ name: 'state_id' }) state?: State;
  @Text() zipCode: string;
  @Text({ default: 'USA' }) country: string;
  /** HTML, sanitised when it is stored. */
  @Text({ default: '' }) description: string;
  @Column({ type: 'smallint' }) storeTypeId: number;
  @ManyToOne('StoreType') @JoinColumn({ name: 'store_type_id' }) storeType?: StoreType;
  /** Net rentable square feet (NRSF). */
  @Int({ nullable: true }) rentableSqft: number | null;
  @Decimal(9, 2, { nullable: true }) acreage: number | null;
  /** Asking price in whole dollars. */
  @BigWhole({ nullable: true }) price: number | null;
  @Flag({ nullable: true }) roomForExpansion: boolean | null;
  @Flag({ default: false }) featured: boolean;
  /** Published: shown to everyone. */
  @Flag({ default: false }) active: boolean;
  @Column({ type: 'smallint' }) statusId: number;
  @ManyToOne('PropertyStatus') @JoinColumn({ name: 'status_id' }) status?: PropertyStatus;
  @Column({ type: 'double precision', nullable: true }) latitude: number | null;
  @Column({ type: 'double precision', nullable: true }) longitude: number | null;
  @Int({ nullable: true }) sellerId: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'SET NULL' }) @JoinColumn({ name: 'seller_id' }) seller?: User | null;
  @Column({ type: 'smallint', nullable: true }) alternatePriceOptionId: number | null;
  @ManyToOne('PriceAlternative', { nullable: true })
  @JoinColumn({ name: 'alternate_price_option_id' })
  alternatePriceOption?: PriceAlternative | null;
  /** YYYY-MM-DD; only with option 6, auction [CONST-09]. */
  @Column({ type: 'date', nullable: true }) alternatePriceOptionDate: string | null;
  /** The public range beside the words of options 4 and 5, whole dollars; both or neither [BEYB-89]. */
  @BigWhole({ nullable: true }) guidanceLow: number | null;
  @BigWhole({ nullable: true }) guidanceHigh: number | null;
  @Column({ type: 'date', nullable: true }) offersDueDate: string | null;
  /** Code of a YouTube or Vimeo video. */
  @Text({ nullable: true }) videoCode: string | null;
  /** Explorer radius in miles, 1 to 10 [CONST-34]. */
  @Column({ type: 'smallint', default: 3 }) radiusMiles: number;
  /** Net operating income in whole dollars a year. */
  @BigWhole({ nullable: true }) noi: number | null;
  /** Shares from 0 to 100 percent. */
  @Decimal(5, 2, { nullable: true }) physicalOccupancyUnits: number | null;
  @Decimal(5, 2, { nullable: true }) physicalOccupancyArea: number | null;
  @Decimal(5, 2, { nullable: true }) economicOccupancy: number | null;
  @Decimal(5, 2, { nullable: true }) climateControlledShare: number | null;
  /** Whom NOI, occupancies and cap rate are shown to [BEYB-90]. */
  @Text({ default: 'everyone' }) figuresShown: FiguresShown;
  /** NOI / price, percent; like the next one computed by Postgres, and null where closed, unpriced or behind words. */
  @Computed(17, 2) readonly capRate: number | null;
  @Computed(17, 2) readonly pricePerSqft: number | null;
  @Int({ nullable: true }) unitCount: number | null;
  @Column({ type: 'jsonb', nullable: true }) unitMix: UnitMixRow[] | null;
  @Column({ type: 'smallint', nullable: true }) yearBuilt: number | null;
  /** When it was first published; days listed count from here. */
  @Time({ nullable: true }) listedAt: Date | null;
  /** When its public price last became another one, and the same where that was a lower one: `price-history`. */
  @Time({ nullable: true }) repricedAt: Date | null;
  @Time({ nullable: true }) priceReducedAt: Date | null;
  /** When it was closed (sold). */
  @Time({ nullable: true }) closedAt: Date | null;
  /** Since when those who had signed are asked to sign the new NDA: earlier signatures open nothing. */
  @Time({ nullable: true }) ndaAskedAgainAt: Date | null;
  /** What a signature opens by itself [BEYA-42 to BEYA-51]. */
  @Text({ default: 'automatic' }) ndaMode: NdaMode;
  /** How many days an access lasts that a signature opens; null without an end. */
  @Column({ type: 'smallint', nullable: true }) accessDays: number | null;
  /** The owning seller may approve and decline requests for access, too. */
  @Flag({ default: false }) sellerDecides: boolean;
  /** The owning seller reads the names and companies of buyers who sign and open documents [BEYA-95]. */
  @Flag({ default: true }) sellerSeesNames: boolean;
  /** Name and street are kept from everybody whose access is not open: the view `public_properties` [BEYA-125]. */
  @Flag({ default: false }) confidential: boolean;
  /** What the public reads in place of the name. */
  @Text({ nullable: true }) teaserName: string | null;
  /** YYYY-MM-DD, the last day on which buyers can ask questions; null without an end [BEYA-111]. */
  @Column({ type: 'date', nullable: true }) questionsUntil: string | null;
  @OneToMany(() => PropertyImage, (image) => image.property) images?: PropertyImage[];
  @OneToMany(() => PropertyAgent, (agent) => agent.property) agents?: PropertyAgent[];
  @CreatedAt() createdAt: Date;
  @ModifiedAt() modifiedAt: Date;
}

/** A picture of a property; position 1 is the cover. */
@Entity('property_images')
@Index('property_images_of', { synchronize: false })
export class PropertyImage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() propertyId: number;
  @ManyToOne(() => Property, (property) => property.images, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id' })
  property?: Property;
  @Column({ type: 'smallint' }) position: number;
  /** Stored, random name; served at /StoreImages/{fileName}. */
  @NamesFile('StoreImages')
  @Text()
  fileName: string;
  @Column({ type: 'smallint' }) width: number;
  @Column({ type: 'smallint' }) height: number;
  /** Dominant colour as #rrggbb, shown while the picture loads. */
  @Text() color: string;
  @CreatedAt() createdAt: Date;
}

/** A listing agent (broker) of a property. */
@Entity('property_agents')
@Index('property_agents_user', ['userId'])
export class PropertyAgent {
  @PrimaryColumn({ type: 'int' }) propertyId: number;
  @PrimaryColumn({ type: 'int' }) userId: number;
  @Column({ type: 'smallint', default: 1 }) position: number;
  @ManyToOne(() => Property, (property) => property.agents, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id' })
  property?: Property;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: User;
}
