import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { Decimal } from '../../platform/database/columns';
import { DealStatus } from './lookup.entity';

/** How likely a deal at a stage is to be sold, as the office sees it; there is a row for each stage that a deal can leave. */
@CalledInLogs('stage-probability', '(select s.name from deal_statuses s where s.id = r.id)')
@Entity('stage_probabilities')
@Check('stage_probabilities_percent', 'percent between 0 and 100')
export class StageProbability {
  /** That of the stage. */
  @PrimaryColumn({ type: 'smallint' }) id: number;
  @OneToOne(() => DealStatus, { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'id' }) stage?: DealStatus;
  @Column({ type: 'smallint' }) percent: number;
}

/** What the office has set for all of its work: one row. */
@CalledInLogs('office-settings', `'Office settings'`)
@Entity('office_settings')
@Check('office_settings_one', 'id = 1')
@Check('office_settings_commission_percent', 'commission_percent between 0 and 100')
export class OfficeSettings {
  @PrimaryColumn({ type: 'smallint', default: 1 }) id: number;
  /** What the office earns of a price. */
  @Decimal(5, 2) commissionPercent: number;
}
