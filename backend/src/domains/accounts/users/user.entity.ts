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
import { CalledInLogs } from '../../../platform/audit/record-names';
import { CreatedAt, Flag, Int, ModifiedAt, Text, Time } from '../../../platform/database/columns';
import type { AgentLocation } from '../../lookups/agent-location.entity';
import type { Position, State, UserStatus } from '../../lookups/lookup.entity';

/** A person with an account: administrator, buyer, seller, or buyer and seller [AUSR-65]. */
@CalledInLogs('user', `r.first_name || ' ' || r.last_name`)
@Entity('users')
@Index('users_email_key', ['email'], { unique: true })
@Index('users_newest', ['createdAt', 'id'])
@Index('users_by_name', ['firstName', 'id'])
@Index('users_type_status', ['userTypeId', 'statusId', 'createdAt'])
@Index('users_words', { synchronize: false })
@Check('users_type_known', 'user_type_id in (1, 2, 3)')
@Check('users_removed', 'removed_at is null or status_id = 3')
@Check('users_one_password', 'password_hash is null or temporary_password_hash is null')
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() firstName: string;
  @Text() lastName: string;
  /** Also the user name; compared without regard to letter case. */
  @Column({ type: 'citext' }) email: string;
  @Text() phoneNumber: string;
  @Text({ nullable: true }) address1: string | null;
  @Text({ nullable: true }) address2: string | null;
  @Text({ nullable: true }) city: string | null;
  @Column({ type: 'smallint', nullable: true }) stateId: number | null;
  @ManyToOne('State', { nullable: true }) @JoinColumn({ name: 'state_id' }) state?: State | null;
  @Text({ nullable: true }) zipCode: string | null;
  @Text({ nullable: true }) companyName: string | null;
  @Column({ type: 'smallint', nullable: true }) positionId: number | null;
  @ManyToOne('Position', { nullable: true }) @JoinColumn({ name: 'position_id' }) positionRow?: Position | null;
  /** Free-text title, used when the position is 5, other [AUSR-66]. */
  @Text({ nullable: true }) position: string | null;
  @Flag({ nullable: true }) isHavingSelfStorages: boolean | null;
  @Text({ nullable: true }) capitalSource: string | null;
  @Int({ nullable: true }) numberOfProperties: number | null;
  /** 1 Admin, 2 Buyer, 3 Seller: the list on which administrators find the person [CONST-01]. */
  @Column({ type: 'smallint' }) userTypeId: number;
  /** 1 Pending, 2 Approved, 3 Rejected [CONST-02]. */
  @Column({ type: 'smallint' }) statusId: number;
  @ManyToOne('UserStatus') @JoinColumn({ name: 'status_id' }) status?: UserStatus;
  /** Whether the person has chosen a password of their own. */
  @Flag({ default: false }) isConfirmed: boolean;
  /** Since when the address is known to be theirs: a secret that was mailed to it came back. */
  @Time({ nullable: true }) emailConfirmedAt: Date | null;
  /** Additional comments [AUSR-68]. */
  @Text({ nullable: true }) question: string | null;
  @Int({ nullable: true }) agentLocationId: number | null;
  @ManyToOne('AgentLocation', { nullable: true })
  @JoinColumn({ name: 'agent_location_id' })
  agentLocation?: AgentLocation | null;
  /** argon2id; null until the person has chosen a password. */
  @Text({ nullable: true, select: false }) passwordHash: string | null;
  /** argon2id of a mailed temporary password; null once it has been replaced. */
  @Text({ nullable: true, select: false }) temporaryPasswordHash: string | null;
  @Time({ nullable: true, select: false }) temporaryPasswordExpiresAt: Date | null;
  /** When their data was removed: what is left of the row names nobody. */
  @Time({ nullable: true, select: false }) removedAt: Date | null;
  @OneToMany(() => UserRole, (role) => role.user) roles?: UserRole[];
  @CreatedAt() createdAt: Date;
  @ModifiedAt() modifiedAt: Date;
}

/** A role that a person holds; a person may hold buyer and seller at once [AUTH-23]. */
@Entity('user_roles')
@Index('user_roles_role', ['roleId', 'userId'])
@Check('user_roles_known', 'role_id in (1, 2, 3)')
export class UserRole {
  @PrimaryColumn({ type: 'int' }) userId: number;
  @PrimaryColumn({ type: 'smallint' }) roleId: number;
  @Flag({ default: true }) isDefault: boolean;
  @ManyToOne(() => User, (user) => user.roles, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: User;
}
