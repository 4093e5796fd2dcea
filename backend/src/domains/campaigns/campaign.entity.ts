import {
  type CampaignHold,
  type CampaignState,
  type CampaignStop,
  campaignIntroLength,
  campaignSubjectLength,
} from '@stowbridge/contract/campaigns';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { CreatedAt, Int, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';
import type { Property } from '../properties/editing/property.entity';
import type { Audience, Source } from './audience.sql';

/** A letter of the office about a few properties to the buyers whom they may fit. */
@CalledInLogs('campaign', 'r.subject')
@Entity('campaigns')
@Index('campaigns_newest', ['createdAt', 'id'])
@Index('campaigns_under_way', ['id'], { where: "state in ('scheduled', 'sending')" })
@Check('campaigns_subject', `subject <> '' and char_length(subject) <= ${campaignSubjectLength}`)
@Check('campaigns_intro', `char_length(intro) <= ${campaignIntroLength}`)
@Check('campaigns_state', "state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')")
@Check('campaigns_scheduled', "state = 'draft' or scheduled_at is not null")
@Check('campaigns_stopped', "(state = 'stopped') = (stop_reason is not null)")
@Check('campaigns_stop_reason', "stop_reason in ('office', 'property', 'audience', 'address', 'refusals')")
export class Campaign {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() subject: string;
  /** Clean HTML. */
  @Text() intro: string;
  @Column({ type: 'jsonb' }) audience: Audience;
  @Text({ default: 'draft' }) state: CampaignState;
  @Time({ nullable: true }) scheduledAt: Date | null;
  /** Since when it is sent. */
  @Time({ nullable: true }) startedAt: Date | null;
  @Time({ nullable: true }) endedAt: Date | null;
  @Text({ nullable: true }) stopReason: CampaignStop | null;
  @Int() madeById: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'made_by_id' }) madeBy?: User;
  @CreatedAt() createdAt: Date;
}

/** A property that a campaign shows. */
@Entity('campaign_properties')
@Index('campaign_properties_property', ['propertyId'])
export class CampaignProperty {
  @PrimaryColumn({ type: 'int' }) campaignId: number;
  @ManyToOne(() => Campaign, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'campaign_id' }) campaign?: Campaign;
  @PrimaryColumn({ type: 'int' }) propertyId: number;
  /** It goes with a property that is deleted for good. */
  @ManyToOne('Property', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'property_id' }) property?: Property;
  @Column({ type: 'smallint' }) position: number;
}

/** `queued`: its mail is under way, or was. `held`: there is none. */
export type CampaignMailState = 'waiting' | 'queued' | 'sent' | 'refused' | 'failed' | 'held';

/** Somebody of the audience, as it was when the campaign began: the key lets each get it once at most. */
@Entity('campaign_mails')
@Index('campaign_mails_mail', ['mailId'], { unique: true, where: 'mail_id is not null' })
@Index('campaign_mails_reader', ['userId', 'queuedAt'])
@Index('campaign_mails_standing', ['campaignId', 'state', 'userId'])
@Check('campaign_mails_state', "state in ('waiting', 'queued', 'sent', 'refused', 'failed', 'held')")
@Check('campaign_mails_held', "(state = 'held') = (why is not null)")
@Check('campaign_mails_why', "why in ('within 3 days', 'twice in 7 days', 'account', 'stopped', 'refused')")
export class CampaignMail {
  @PrimaryColumn({ type: 'int' }) campaignId: number;
  @ManyToOne(() => Campaign, { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'campaign_id' }) campaign?: Campaign;
  @PrimaryColumn({ type: 'int' }) userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  /** Why they are in the audience. */
  @Text() source: Source;
  @Text({ default: 'waiting' }) state: CampaignMailState;
  @Text({ nullable: true }) why: CampaignHold | null;
  /** The mail of the log; no foreign key, as it has none either. */
  @Int({ nullable: true }) mailId: number | null;
  @Time({ nullable: true }) queuedAt: Date | null;
  @Time({ nullable: true }) sentAt: Date | null;
  /** When a listing was first opened from the mail. */
  @Time({ nullable: true }) clickedAt: Date | null;
}
