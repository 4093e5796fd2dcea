import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Flag, Int, Text } from '../../../platform/database/columns';

/**
 * Derived tables of the search, fed by the outbox and rebuilt at any time. Every answer joins the live row, so that an
 * unpublished property is gone at once whatever they hold.
 */
@Entity('search_tokens')
@Index('search_tokens_newest', { synchronize: false })
@Index('search_tokens_of_state', { synchronize: false })
export class SearchToken {
  @PrimaryColumn({ type: 'text' }) token: string;
  @PrimaryColumn({ type: 'int' }) propertyId: number;
  /** Closed properties come behind all others. */
  @Flag({ default: false }) closed: boolean;
  @Column({ type: 'smallint' }) stateId: number;
}

/** A thin copy of what the full-text index needs, so that it stays small beside wide property rows. */
@Entity('search_texts')
@Index('search_texts_tsv', { synchronize: false })
export class SearchText {
  @PrimaryColumn({ type: 'int' }) propertyId: number;
  @Column({ type: 'tsvector' }) tsv: string;
  /** What the other derived tables were fed for this property, so that a change can take it back out. */
  @Column({ type: 'text', array: true }) tokens: string[];
  @Column({ type: 'text', array: true }) prefixes: string[];
  @Column({ type: 'double precision', nullable: true }) latitude: number | null;
  @Column({ type: 'double precision', nullable: true }) longitude: number | null;
}

/** How many published properties hold a word. */
@Entity('search_words')
@Index('search_words_prefix', { synchronize: false })
export class SearchWord {
  @PrimaryColumn({ type: 'text' }) token: string;
  @Int() count: number;
}

/** The ready answer for the first letters a person types: [{Name, Type, StoreID?}]. */
@Entity('suggestions')
export class Suggestion {
  @PrimaryColumn({ type: 'text' }) prefix: string;
  @Text() answer: string;
}

/** A pyramid of counted cells for the map: at level z a cell is 16 / 2^z degrees wide. */
@Entity('map_cells')
export class MapCell {
  @PrimaryColumn({ type: 'smallint' }) z: number;
  @PrimaryColumn({ type: 'int' }) y: number;
  @PrimaryColumn({ type: 'int' }) x: number;
  @Int() count: number;
  @Column({ type: 'real' }) latitude: number;
  @Column({ type: 'real' }) longitude: number;
  /** The only property of the cell, where there is just one. */
  @Int({ nullable: true }) propertyId: number | null;
}
