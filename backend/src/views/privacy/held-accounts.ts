import { Role, UserStatus } from '@stowbridge/contract/ids';
import { addressFor, by, byEmail, columnsOf, EVIDENCE, FRAME, GONE, type HeldBy, named, through } from './held';

const ROLE = 'says what `Former buyer` was';
const COUNTS = 'counts, without whose they are';

/** Who somebody is, how they sign in, and what the platform keeps of what they did. */
export const ACCOUNTS: HeldBy = {
  users: {
    whose: by('id'),
    export: `id first_name last_name email phone_number address1 address2 city state_id zip_code company_name position_id
      position is_having_self_storages capital_source number_of_properties question user_type_id status_id created_at
      modified_at email_confirmed_at`,
    scrub: 'password_hash temporary_password_hash temporary_password_expires_at removed_at',
    keep: {
      [FRAME]: 'id created_at',
      [ROLE]: 'user_type_id is_confirmed email_confirmed_at agent_location_id',
    },
    standIns: {
      first_name: `'Former'`,
      last_name: `case r.user_type_id when ${Role.Admin} then 'administrator' when ${Role.Seller} then 'seller' else 'buyer' end || ' ' || r.id`,
      email: addressFor('former', 'r.id'),
      phone_number: `''`,
      // Who is rejected can do nothing and is offered to nobody.
      status_id: String(UserStatus.Rejected),
      modified_at: 'case when r.removed_at is null then now() else r.modified_at end',
      removed_at: 'coalesce(r.removed_at, now())',
    },
  },
  user_roles: { whose: by('user_id'), export: 'role_id is_default', keep: { [ROLE]: 'user_id role_id is_default' } },
  user_preferences: { whose: by('user_id'), export: 'name stored', scrub: 'user_id' },
  sessions: {
    whose: by('user_id'),
    export: 'signed_in_at last_used_at expires_at ended_at user_agent created_at auth_method address factor_shown_at',
    scrub: 'id user_id refresh_hash previous_hash previous_until acts_for reason read_only begun_in',
  },
  spent_refresh_tokens: {
    whose: through('sessions', 'session_id', 'user_id'),
    scrub: 'token_hash session_id replaced_at',
  },
  password_tokens: {
    whose: by('user_id'),
    export: 'kind expires_at used_at created_at',
    scrub: 'id user_id token_hash',
  },
  api_keys: {
    whose: by('user_id'),
    export: 'id name hint scopes expires_at last_used_at revoked_at created_at allowed_addresses',
    scrub: 'user_id secret_hash end_told_at replaced_by_id',
  },
  calendar_tokens: { whose: by('user_id'), export: 'private made_at revoked_at', scrub: 'id user_id hash' },
  email_changes: {
    whose: by('user_id'),
    export: 'old_email new_email outcome ended_at created_at',
    scrub: 'id user_id confirm_hash confirm_until cancel_hash cancel_until',
  },
  email_proofs: {
    whose: by('user_id'),
    export: 'kind email expires_at ended_at created_at',
    scrub: 'id user_id secret_hash tries',
  },
  second_factors: {
    whose: by('user_id'),
    export: 'kind name transports proven_at enabled_at last_used_at created_at',
    scrub: 'id user_id secret last_step credential_id public_key counter',
  },
  recovery_codes: {
    whose: by('user_id'),
    export: 'confirmed_at used_at created_at',
    scrub: 'id user_id code_hash',
  },
  second_factor_tickets: { whose: by('user_id'), scrub: 'token_hash user_id expires_at used_at' },
  second_factor_tries: { whose: by('user_id'), scrub: 'user_id wrong paused_until' },
  webauthn_challenges: { whose: by('user_id'), scrub: 'challenge_hash purpose user_id expires_at' },
  sign_in_events: { whose: by('user_id'), export: 'at outcome kind reason address device', scrub: 'id user_id' },
  refused_addresses: { whose: byEmail('address'), export: 'address refused_at reply' },
  idempotency_keys: { whose: by('user_id'), scrub: 'user_id key request_hash answer created_at' },
  audit_log: {
    whose: by('actor_id'),
    export: 'action subject_type subject_id address created_at actor_name',
    keep: {
      [EVIDENCE]: 'id actor_id action subject_type subject_id detail address created_at actor_name subject_name',
    },
  },
  activities: {
    whose: by('visitor_id'),
    export: 'at kind property_id keyword',
    scrub: 'visitor_id',
    keep: { [COUNTS]: 'id at kind property_id' },
  },
  mails: {
    whose: `(${by('user_id')} or ${byEmail('recipient')})`,
    export: 'kind recipient recipient_name sent_at created_at',
    // A mail may say what the other side wrote, and its subject who did.
    scrub: 'subject preview_text preview_html error message_id record_name',
    keep: {
      'that a mail went out, without to whom and what':
        'id event_id kind user_id status attempts sent_at created_at record_type record_id',
    },
    // One mail of a kind goes to an address for an event.
    standIns: {
      recipient: addressFor('mail', 'r.id'),
      subject: GONE,
      preview_html: `''`,
      preview_text: `''`,
      message_id: `''`,
    },
  },
  mail_stops: { whose: by('user_id'), export: 'category created_at', scrub: 'user_id' },
  campaign_mails: {
    whose: by('user_id'),
    export: 'campaign_id source queued_at sent_at clicked_at',
    keep: { [COUNTS]: 'campaign_id user_id source state why mail_id queued_at sent_at clicked_at' },
  },
  privacy_requests: {
    whose: `${by('user_id')} or ${byEmail('email')}`,
    export:
      'id kind received_at verified_at ready_until downloaded_at deletes_at due_at extended_at decision decided_at reason outcome ended_at',
    scrub: 'email note',
    // Of one that is still open the address says whose it is.
    standIns: { email: 'case when r.user_id is null and r.ended_at is null then r.email end' },
    keep: {
      'that somebody asked, and what came of it': `id kind user_id received_at verified_at ready_until downloaded_at deletes_at due_at extended_at decision decided_by_id decided_at reason
        outcome ended_at logged_at alerted_at link_hash link_until modified_at`,
    },
  },
  campaigns: named('made_by_id'),
  imports: named('made_by_id committed_by_id'),
  import_rows: {
    whose: `r.record_id = $1::int and exists (select from imports o where o.id = r.import_id and o.kind = 'people')`,
    scrub: 'cells name problems before written',
    keep: { 'undoing the rest of the file': 'id import_id row_number state creates record_id' },
    standIns: { cells: `'{}'::text[]`, problems: `'[]'::jsonb` },
  },
  suppressed_addresses: {
    // Its hash says of an address that is asked about whether nothing is written to it, and can be read back by nobody.
    keep: { 'so that nothing is written to who has gone': 'hash created_at' },
  },
  webhooks: named('made_by_id'),
  team_members: {
    keep: { 'the office tells who works there, and takes them off itself': 'first_name last_name phone_number email' },
  },
};

/** Tables that hold nothing of anybody, or ids of records at the most. */
export const NOBODYS = columnsOf(`
  activity_days activity_marks agent_locations answer_notices campaign_properties categories change_marks changes
  deal_dates deal_figure_marks deal_figures deal_statuses diligence_periods disclosures document_types event_parts events
  import_references keyword_searches listing_texts loose_files map_cells migrations office_settings positions
  price_alternatives price_steps properties_without_nda property_images property_statuses property_views rate_counters
  restores seal_keys seals search_texts search_tokens search_words seller_reports stage_probabilities states store_types
  suggestions task_files task_templates us_places user_statuses vendor_categories vendors webhook_deliveries
  webhook_marks`);
