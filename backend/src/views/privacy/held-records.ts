import { addressFor, by, byEmail, DEALS, EVIDENCE, FRAME, GONE, type HeldBy, named, through } from './held';

const LISTING = 'the listing is what the office sells, and the office takes it over first';

const FIGURES = `state_ids store_type_ids price_from price_to area_from area_to cap_rate_from cap_rate_to
  price_per_sqft_from price_per_sqft_to noi_from noi_to occupancy_from occupancy_to units_from units_to year_built_from
  year_built_to climate_share_from climate_share_to south west north east area`;

/** What somebody looks for and writes. */
export const WISHES: HeldBy = {
  criteria: {
    whose: by('user_id'),
    export: `id active_until exchange_deadline max_price ${FIGURES} name equity created_at modified_at`,
    scrub: 'user_id area_edges area_drawn entered_by_id expired_told_at',
  },
  criteria_wishes: {
    whose: through('criteria', 'criteria_id', 'user_id'),
    export: `criteria_id weight ${FIGURES}`,
    scrub: 'id area_edges area_drawn',
  },
  saved_searches: {
    whose: by('user_id'),
    export: `id name address frequency paused_until last_sent_at created_at modified_at keyword state_id store_type_id
      city include_unpriced status_ids listed_since reduced_since expansion_only
      ${FIGURES.replace('state_ids store_type_ids ', '')}`,
    scrub: 'user_id area_edges',
  },
  search_hits: {
    whose: through('saved_searches', 'saved_search_id', 'user_id'),
    export: 'saved_search_id property_id reason found_at',
    scrub: 'id price_id waits digest_id',
  },
  favourites: { whose: by('user_id'), export: 'property_id note created_at', scrub: 'id user_id' },
  favourite_hits: {
    whose: through('favourites', 'favourite_id', 'user_id'),
    export: 'reason',
    scrub: 'id favourite_id price_id digest_id',
  },
  digest_runs: { whose: by('user_id'), export: 'kind day', scrub: 'id user_id' },
  question_digests: { whose: by('user_id'), export: 'day', scrub: 'id user_id' },
  report_digests: { whose: by('user_id'), export: 'week', scrub: 'id user_id' },
  task_digests: { whose: by('user_id'), export: 'day', scrub: 'id user_id' },
  document_notices: { whose: by('user_id'), export: 'property_id day', scrub: 'user_id more_since' },
  messages: {
    whose: by('from_user_id'),
    export: 'id mail_subject mail_content property_id deal_id place created_at deleted_at',
    keep: {
      [FRAME]: `id from_user_id from_user_type_id to_user_id to_user_type_id parent_message_id property_id event_id
        deleted_at created_at place deal_id`,
    },
    standIns: { mail_subject: GONE, mail_content: GONE },
  },
  message_reads: { whose: by('user_id'), export: 'message_id read_at', scrub: 'user_id' },
  questions: {
    whose: by('asker_id'),
    export: 'id property_id property_name document_name page text state created_at declined_at',
    scrub: 'decline_reason',
    keep: {
      [FRAME]: `id property_id property_name document_id document_name document_tier version page asker_id state due_at
        created_at declined_at`,
    },
    standIns: { text: GONE },
  },
  answers: named('author_id'),
  enquiries: {
    whose: byEmail('email'),
    // A visitor may not have read the name of a confidential property.
    export: 'id kind name phone email message detail created_at property_id',
    keep: { [FRAME]: 'id kind created_at handled_at owner_id property_id property_name' },
    standIns: {
      name: `'Former visitor ' || r.id`,
      phone: `''`,
      email: addressFor('visitor', 'r.id'),
      message: GONE,
      detail: `'{}'::jsonb`,
    },
  },
  enquiry_replies: {
    whose: `exists (select from enquiries o where o.id = r.enquiry_id and ${byEmail('email').replace('r.', 'o.')})`,
    scrub: 'content',
    keep: { [FRAME]: 'id enquiry_id author_id created_at' },
    standIns: { content: GONE },
  },
  notes: {
    whose: by('user_id'),
    scrub: 'id deal_id property_id user_id enquiry_id kind text at author_id created_at modified_at',
  },
  tasks: {
    whose: by('user_id'),
    scrub: 'title note',
    keep: {
      [FRAME]: `id deal_id property_id user_id enquiry_id due_on assignee_id taken_over_from_id side template_key
        before_closing move_to_monday done_at done_by_id sequence created_at modified_at`,
    },
    standIns: { title: GONE },
  },
};

const TERMS = `version price loi_name loi_company_name diligence_period_id earnest_money_deposit source_of_financing
  author_side kind answer_by closing_days hard_deposit_days exclusivity_days commission_by contingencies message
  binding_on_agreement late late_reason created_at`;
const SIGNED = `property_id property_name first_name last_name email address1 address2 city state_id zip_code phone entity
  document_sha256 consent_text signed_from signed_at consent_version account_email account_confirmed user_agent
  auth_method time_zone`;
const LISTED = `name address1 address2 city state_id zip_code country description store_type_id rentable_sqft acreage
  price room_for_expansion alternate_price_option_id alternate_price_option_date offers_due_date video_code noi
  physical_occupancy_units physical_occupancy_area economic_occupancy climate_controlled_share unit_count unit_mix
  year_built listed_at closed_at created_at modified_at`;

/** Terms are the buyer's, whoever typed them in; a counter is its seller's. */
const theirTerms = (terms: string): string =>
  `case ${terms}.author_side when 'seller' then ${terms}.created_by_id = $1::int
    else exists (select from deals d where d.id = ${terms}.deal_id and d.buyer_id = $1::int) end`;

/** Listings, agreements, offers and deals, and what was opened for whom. */
export const RECORDS: HeldBy = {
  properties: {
    whose: by('seller_id'),
    export: `id ${LISTED}`,
    keep: {
      [LISTING]: `id seller_id ${LISTED} featured active status_id latitude longitude radius_miles nda_asked_again_at
        nda_mode access_days seller_decides seller_sees_names confidential teaser_name questions_until guidance_low
        guidance_high figures_shown repriced_at price_reduced_at cap_rate price_per_sqft`,
    },
  },
  property_agents: named('user_id'),
  property_prices: named('actor_id'),
  agreements: named('uploaded_by_id'),
  documents: named('uploaded_by_id'),
  document_opens: {
    whose: by('user_id'),
    export: 'document_id property_id at version address user_agent kind watermark_code',
    keep: {
      [EVIDENCE]: `id document_id property_id user_id at session_id version address user_agent kind watermark_code
        line_id`,
    },
  },
  watermarks: {
    whose: by('user_id'),
    export: 'code document_name version day text made_at',
    keep: { [EVIDENCE]: 'id code document_id property_id document_name version user_id day text made_at sha256 bytes' },
  },
  ndas: {
    whose: by('user_id'),
    export: `id ${SIGNED}`,
    keep: { [EVIDENCE]: `id user_id ${SIGNED} agreement_id text_lost shown ceremony_id` },
  },
  nda_access: {
    whose: by('user_id'),
    export: 'property_id state tier expires_at decided_at source created_at',
    keep: {
      [EVIDENCE]: `id user_id property_id state tier tier_before expires_at reason decided_by_id decided_at source
        created_at end_told_for`,
    },
  },
  nda_ceremonies: {
    whose: by('user_id'),
    export: 'property_id auth_method signed_in_at address user_agent started_at opened_at disclosure_accepted_at',
    keep: {
      [EVIDENCE]: `id user_id property_id agreement_id disclosure_version session_id auth_method signed_in_at address
        user_agent started_at opened_at expires_at disclosure_accepted_at nda_id`,
    },
  },
  nda_certificates: {
    whose: through('ndas', 'nda_id', 'user_id'),
    export: 'nda_id file_name sha256 code made_at',
    keep: { [EVIDENCE]: 'id nda_id file_name sha256 bytes code made_at' },
  },
  nda_events: {
    whose: through('ndas', 'nda_id', 'user_id'),
    export: 'nda_id seq kind at',
    keep: { [EVIDENCE]: 'id nda_id seq kind at actor_id address detail previous_hash hash' },
  },
  deals: {
    whose: `(${by('buyer_id')} or ${byEmail('offline_buyer_email')})`,
    // Nor may a buyer to whom the office gave a deal.
    export: `id property_id price is_interested deal_status_id status_at is_offline
      offline_buyer_first_name offline_buyer_last_name offline_buyer_email offline_buyer_city offline_buyer_state_id
      submitted_at created_at`,
    scrub: 'description',
    keep: {
      [DEALS]: `id deal_name property_id property_name buyer_id price is_interested deal_status_id status_at is_offline
        submitted_at created_at modified_at revision_asked_at owner_id`,
    },
    // Only a deal without an account has a buyer of its own.
    standIns: {
      offline_buyer_first_name: `case when r.buyer_id is null then 'Former' end`,
      offline_buyer_last_name: `case when r.buyer_id is null then 'buyer of deal ' || r.id end`,
      offline_buyer_email: `case when r.buyer_id is null then ${addressFor('buyer-of-deal', 'r.id')} end`,
    },
  },
  deal_history: {
    whose: by('actor_id'),
    export: 'deal_id from_status_id to_status_id at reason',
    keep: { [EVIDENCE]: 'id deal_id from_status_id to_status_id actor_id at reason' },
  },
  offer_terms: {
    whose: theirTerms('r'),
    export: `deal_id ${TERMS}`,
    // A counter repeats who the buyer is and how they pay.
    ownWhen: { [`r.author_side <> 'seller'`]: 'loi_name loi_company_name source_of_financing' },
    keep: { [EVIDENCE]: `id deal_id created_by_id answers_version ${TERMS}` },
  },
  offer_letters: {
    whose: `exists (select from offer_terms o where o.id = r.offer_terms_id and ${theirTerms('o')})`,
    export: 'offer_terms_id file_name sha256 bytes made_at',
    keep: { [EVIDENCE]: 'id offer_terms_id file_name sha256 bytes made_at' },
  },
  offer_rounds: named('closed_by_id'),
  round_invitations: {
    whose: through('deals', 'deal_id', 'buyer_id'),
    export: 'round_id deal_id invited_at viewed_at answered_version',
    keep: { [DEALS]: 'round_id deal_id invited_at viewed_at answered_version' },
  },
  funds_proofs: {
    whose: by('user_id'),
    export: 'kind amount file_name actual_file_name as_of expires_at state file_for_sellers created_at modified_at',
    scrub: 'id user_id content_type bytes shown_limit decided_by_id decided_at reason end_told_at',
  },
};
