import { Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { Text } from '../../platform/database/columns';
import { State } from './lookup.entity';

/** An office at which listing agents work [PROF-12]. */
@CalledInLogs('agent-location', `r.address || ', ' || r.city`)
@Entity('agent_locations')
export class AgentLocation {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() address: string;
  @Text() city: string;
  @ManyToOne(() => State, { nullable: false }) @JoinColumn() state: State;
  @Text() zipCode: string;
}
