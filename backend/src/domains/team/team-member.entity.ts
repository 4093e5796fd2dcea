import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { NamesFile } from '../../platform/storage/named-files';
import { CalledInLogs } from '../../platform/audit/record-names';
import { Int, Text } from '../../platform/database/columns';

/** A person on Meet the Team [PAGE-38]. */
@CalledInLogs('team-member', `r.first_name || ' ' || r.last_name`)
@Entity('team_members')
export class TeamMember {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() firstName: string;
  @Text() lastName: string;
  @Text() title: string;
  @Text() phoneNumber: string;
  @Text() email: string;
  /** HTML, sanitised when it is stored. */
  @Text({ default: '' }) description: string;
  /** Stored name; served at /TeamImages/{imageName}. */
  @NamesFile('TeamImages')
  @Text({ nullable: true })
  imageName: string | null;
  @Int({ default: 0 }) position: number;
}
