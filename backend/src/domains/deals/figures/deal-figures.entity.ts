import { Check, Entity, PrimaryColumn } from 'typeorm';
import { BigWhole, Int, Text } from '../../../platform/database/columns';

/** How often something happened to deals on a day, as far as the worker has counted it: what `dealFacts` says of their moves and counters. */
@Entity('deal_figures')
export class DealFigure {
  @PrimaryColumn({ type: 'text' }) figure: string;
  /** A day at the office. */
  @PrimaryColumn({ type: 'date' }) day: string;
  /** A stage, or the way in which deals are lost. */
  @PrimaryColumn({ type: 'smallint' }) key: number;
  /** Days, or 1 for a sale. */
  @PrimaryColumn({ type: 'int' }) value: number;
  /** Empty where nobody gave one. */
  @PrimaryColumn({ type: 'text' }) reason: string;
  @Int() count: number;
}

/** Up to which rows of `deal_history` and `offer_terms` they are counted, and in which time zone. */
@Entity('deal_figure_marks')
@Check('deal_figure_marks_one', 'id = 1')
export class DealFigureMark {
  @PrimaryColumn({ type: 'smallint', default: 1 }) id: number;
  @BigWhole() historyId: number;
  @Int() termsId: number;
  @Text() timeZone: string;
}
