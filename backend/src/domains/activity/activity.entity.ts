import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Int, Text, Time } from '../../platform/database/columns';

/** Kinds of activity that are counted: 1 search, 2 session, 3 view. */
export type ActivityKind = 1 | 2 | 3;

/** A search, a session or a view, recorded in batches. */
@Entity('activities')
@Index('activities_at', { synchronize: false })
@Index('activities_visitors', ['propertyId', 'visitorId', 'at'], { where: 'visitor_id is not null' })
@Check('activities_kind', 'kind in (1, 2, 3)')
export class Activity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Time() at: Date;
  @Column({ type: 'smallint' }) kind: number;
  @Int({ nullable: true }) propertyId: number | null;
  @Text({ nullable: true }) keyword: string | null;
  /** The person who looked at a property, where they were signed in. */
  @Int({ nullable: true }) visitorId: number | null;
}

/** Up to which activity the days below have been counted: one row. */
@Entity('activity_marks')
@Check('activity_marks_one', 'id = 1')
export class ActivityMark {
  @PrimaryColumn({ type: 'smallint' }) id: number;
  @Column({ type: 'bigint' }) activityId: string;
}

/** Activities per day of the office's time zone. */
@Entity('activity_days')
export class ActivityDay {
  @PrimaryColumn({ type: 'smallint' }) kind: number;
  @PrimaryColumn({ type: 'date' }) day: string;
  @Int() count: number;
}

/** Views of a property in the `span` days from `day` on; for the lengths see day-ranges.ts. */
@Entity('property_views')
@Index('property_views_largest', { synchronize: false })
export class PropertyViews {
  @PrimaryColumn({ type: 'int' }) propertyId: number;
  @PrimaryColumn({ type: 'smallint' }) span: number;
  @PrimaryColumn({ type: 'date' }) day: string;
  @Int() count: number;
}

/** Searches for a keyword in the `span` days from `day` on. */
@Entity('keyword_searches')
@Index('keyword_searches_largest', { synchronize: false })
export class KeywordSearches {
  @PrimaryColumn({ type: 'text' }) keyword: string;
  @PrimaryColumn({ type: 'smallint' }) span: number;
  @PrimaryColumn({ type: 'date' }) day: string;
  @Int() count: number;
}
